// How two players connect to each kind of room: `move` sends one, `hear` is told of answers and of what stands on their screens.
let made = 0

exports.socketio = (port) => {
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

exports.colyseus = (port) => {
  const { Client } = require('@colyseus/sdk')
  const plain = ({ x0, y0, x1, y1, left0, left1, fences, ply }) => {
    return { pawns: [x0, y0, x1, y1], left: [left0, left1], fences: [...fences], ply }
  }
  return async (hear) => {
    const client = new Client(`http://127.0.0.1:${port}`)
    const rooms = []
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
