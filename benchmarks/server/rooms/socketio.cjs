// A plain room of socket.io, as one writes it first: everything is in memory, who moves is answered, the room is told.
const { createServer } = require('node:http')
const { Server } = require('socket.io')
const { setup, act } = require('./game.cjs')

const http = createServer()
const io = new Server(http, { transports: ['websocket'], serveClient: false })
const tables = new Map()

io.on('connection', (socket) => {
  let table = null
  let seat = null
  socket.on('enter', (id, wanted, done) => {
    if (table !== null) socket.leave(table)
    table = id
    seat = wanted
    if (!tables.has(table)) tables.set(table, setup())
    socket.join(table)
    done(tables.get(table))
  })
  socket.on('move', (move, done) => {
    const state = tables.get(table)
    const why = act(state, seat, move)
    if (why !== null) return done({ why })
    done({ ply: state.ply })
    io.to(table).emit('played', state)
  })
  socket.on('end', () => tables.delete(table))
})

http.listen(0, '127.0.0.1', () => console.log(`port ${http.address().port}`))
