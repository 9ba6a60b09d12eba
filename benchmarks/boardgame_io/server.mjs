// boardgame.io's production server with a synthetic game, as a yardstick for ours. `bench_server.py` copies this file
// into a separate environment (`.bench-boardgame-io/`) and runs it there.
//
// For a fair comparison:
// * matches are created, joined and played as by its own client: lobby, credentials, socket.io over a WebSocket;
// * it uses its default storage, which is in memory, while ours has to write to disk;
// * undo is off, a turn has three moves, and a move changes little, since all of that is faster;
// * its matches never end, so none has to be replaced during the measurement, as ours are;
// * its state as a player sees it is as large as ours (VIEW_BYTES). After each move it sends all of it, which is its
//   default, or with DELTA=1 only what has changed: ours is measured beside both.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { PlayerView } = require('boardgame.io/core');
const { Origins, Server } = require('boardgame.io/server');

const KINDS = ['tunnel', 'room', 'monster', 'trap', 'imp', 'gold'];

/** As many pieces as make about `bytes` of JSON. */
function pieces(bytes) {
  const made = [];
  for (let size = 0; size < bytes; size += JSON.stringify(made.at(-1)).length + 1) {
    const i = made.length;
    made.push({ id: `piece${i}`, kind: KINDS[i % KINDS.length], at: `${i % 5},${i % 4}`, count: i % 7, known: i % 2 === 0 });
  }
  return made;
}

const game = {
  name: 'yardstick',
  setup: ({ ctx }) => ({
    moves: 0,
    secret: { deck: pieces(1000) },
    players: Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: pieces(300) }])),
    board: pieces(Math.max(0, Number(process.env.VIEW_BYTES) - 1000)), // the rest is a hand and what is around G
  }),
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
  deltaState: process.env.DELTA === '1',
  turn: { minMoves: 3, maxMoves: 3 },
  moves: {
    act: ({ G, playerID }, choice) => {
      G.moves += 1;
      G.board[choice % G.board.length].count += 1;
      G.players[playerID].hand[0].count = choice;
      G.secret.deck[choice % G.secret.deck.length].known = true;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
console.log(JSON.stringify({ port: appServer.address().port }));
