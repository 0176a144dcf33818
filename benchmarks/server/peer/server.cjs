// boardgame.io's server as its documentation starts it: node server.cjs flatfile FOLDER | postgres SOCKET_FOLDER DATABASE USER
const { Server, FlatFile } = require('boardgame.io/server')
const { PostgresStore } = require('bgio-postgres')
const { Quoridor } = require('./game.cjs')

function storage([kind, place, database, username]) {
  if (kind === 'flatfile') return new FlatFile({ dir: place, logging: false })
  return new PostgresStore({ host: place, database, username, password: '', logging: false })
}

const server = Server({ games: [Quoridor], origins: ['*'], db: storage(process.argv.slice(2)) })
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`))
