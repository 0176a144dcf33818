// Quoridor without its hard part: pawns walk, fences are laid, no way is searched for. Kinder to the peer than the rules.
const SIZE = 9

function setup() {
  return { pawns: [[4, 0], [4, 8]], left: [10, 10], fences: [] }
}

function walk({ G, playerID }, x, y) {
  const [px, py] = G.pawns[playerID]
  if (Math.abs(px - x) + Math.abs(py - y) !== 1 || x < 0 || y < 0 || x >= SIZE || y >= SIZE) return 'INVALID_MOVE'
  G.pawns[playerID] = [x, y]
}

function fence({ G, playerID }, text) {
  if (G.left[playerID] === 0 || G.fences.includes(text)) return 'INVALID_MOVE'
  G.fences.push(text)
  G.left[playerID] -= 1
}

exports.Quoridor = {
  name: 'quoridor',
  setup,
  minPlayers: 2,
  maxPlayers: 2,
  moves: { walk, fence },
  turn: { minMoves: 1, maxMoves: 1 },
}
