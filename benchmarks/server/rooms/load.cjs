// Two players a table, each acting as soon as the other's act is on both screens: node load.cjs KIND PORT TABLES SECONDS
// KIND is socketio or colyseus. Prints one line of JSON: moves in the measured span, and latencies in milliseconds.
const { chosen, PLIES } = require('./game.cjs')

const kind = process.argv[2]
const [port, tables, seconds] = process.argv.slice(3).map(Number)
const LONGEST = 120 // seconds until all tables have begun
const acks = []
const screens = []
let moves = 0
let begun = 0
let made = 0
let measuring = false
let over = false

// Both kinds of players: `move` sends one, and they are told of answers and of what stands on their screens.
function socketio() {
  const { io } = require('socket.io-client')
  return async (hear) => {
    const sockets = [0, 1].map(() => io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true }))
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    sockets.forEach((socket, seat) => socket.on('played', (state) => hear.screen(seat, state)))
    return {
      async begin() {
        const id = `table ${++made}`
        for (const seat of [0, 1]) hear.screen(seat, await sockets[seat].emitWithAck('enter', id, seat))
      },
      move: (seat, move) => sockets[seat].emit('move', move, () => hear.answer()),
      end: async () => sockets[0].emit('end'),
      close: () => sockets.forEach((socket) => socket.close()),
    }
  }
}

function colyseus() {
  const { Client } = require('@colyseus/sdk')
  return async (hear) => {
    const client = new Client(`http://127.0.0.1:${port}`)
    const rooms = []
    const plain = ({ x0, y0, x1, y1, left0, left1, fences, ply }) => {
      return { pawns: [x0, y0, x1, y1], left: [left0, left1], fences: [...fences], ply }
    }
    const seated = (room, seat) => {
      room.onMessage('answer', () => hear.answer())
      room.onStateChange((state) => hear.screen(seat, plain(state)))
      return room
    }
    return {
      async begin() {
        rooms[0] = seated(await client.create('quoridor'), 0)
        rooms[1] = seated(await client.joinById(rooms[0].roomId), 1)
      },
      move: (seat, move) => rooms[seat].send('move', { id: ++made, move }),
      end: () => Promise.all(rooms.map((room) => room.leave())),
      close: () => {},
    }
  }
}

async function table(connect) {
  let sent = 0
  let shown = [-1, -1]
  let mover = 0
  let finish = () => {}
  const act = (state) => {
    mover = state.ply % 2
    sent = performance.now()
    players.move(mover, chosen(state))
  }
  const hear = {
    answer() {
      if (measuring) acks.push(performance.now() - sent)
    },
    screen(seat, state) {
      if (state.ply <= shown[seat]) return
      shown[seat] = state.ply
      if (state.ply > 0 && seat !== mover && measuring) {
        screens.push(performance.now() - sent)
        moves += 1
      }
      if (shown[0] !== shown[1]) return
      if (over || state.ply >= PLIES) finish()
      else act(state)
    },
  }
  const players = await connect(hear)
  for (let isFirst = true; !over; isFirst = false) {
    shown = [-1, -1]
    const finished = new Promise((resolve) => (finish = resolve))
    await players.begin()
    if (isFirst) begun += 1
    await finished
    await players.end()
  }
  players.close()
}

function share(values, at) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] : null
}

async function main() {
  const connect = { socketio, colyseus }[kind]()
  const running = Array.from({ length: tables }, () => table(connect))
  for (let waited = 0; begun < tables && waited < LONGEST; waited += 0.1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (begun < tables) console.error(`only ${begun} of ${tables} tables have begun`)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  measuring = true
  console.log('begin')
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds))
  measuring = false
  over = true
  const facts = { moves, seconds, ack: [share(acks, 0.5), share(acks, 0.99)], screen: [share(screens, 0.5), share(screens, 0.99)] }
  console.log(`end ${JSON.stringify(facts)}`)
  await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, 3000))])
  process.exit(0)
}

main()
