// boardgame.io's server as its documentation starts it, with its file storage: node server.cjs FOLDER
const { Server, FlatFile } = require('boardgame.io/server')
const { Quoridor } = require('./game.cjs')

const server = Server({ games: [Quoridor], origins: ['*'], db: new FlatFile({ dir: process.argv[2], logging: false }) })
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`))
