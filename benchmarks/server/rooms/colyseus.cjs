// A room of Colyseus as its documentation writes it: a state of schemas, of which clients are sent what has changed.
const { createServer } = require('node:http')
const { Room, Server } = require('@colyseus/core')
const { schema, t } = require('@colyseus/schema')
const { WebSocketTransport } = require('@colyseus/ws-transport')
const { setup, act } = require('./game.cjs')

const State = schema(
  {
    ply: t.uint16(),
    x0: t.uint8(),
    y0: t.uint8(),
    x1: t.uint8(),
    y1: t.uint8(),
    left0: t.uint8(),
    left1: t.uint8(),
    fences: t.array('string'),
  },
  'State',
)

// What has not changed is not sent.
function show(state, { pawns, left, fences, ply }) {
  ;[state.x0, state.y0, state.x1, state.y1] = pawns
  ;[state.left0, state.left1] = left
  if (fences.length > state.fences.length) state.fences.push(fences.at(-1))
  state.ply = ply
}

class Quoridor extends Room {
  onCreate() {
    this.maxClients = 2
    // Usually changes are sent twenty times a second; here at once, so that nobody waits for the next time.
    this.patchRate = null
    this.match = setup()
    this.state = new State()
    show(this.state, this.match)
    this.seats = new Map()
    this.onMessage('move', (client, { id, move }) => {
      const why = act(this.match, this.seats.get(client.sessionId), move)
      client.send('answer', { id, why })
      if (why !== null) return
      show(this.state, this.match)
      this.broadcastPatch()
    })
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size)
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('quoridor', Quoridor)
server.listen(0, '127.0.0.1').then(() => console.log(`port ${http.address().port}`))
