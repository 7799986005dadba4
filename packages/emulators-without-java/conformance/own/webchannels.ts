/** WebChannel, in which browsers listen and write. */
import { commit, get, set } from './helpers/requests.ts';
import { addTarget, channel, documentsTarget, line, queryTarget } from './helpers/streams.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { channelPath, list, record } from './helpers/world.ts';
import type { HttpRequest, Send, WebChannelSession } from './helpers/world.ts';

const DATABASE = 'projects/{project}/databases/(default)';
const RULES = `match /c/{id} { allow read, write: if true; }
    match /closed/{id} { allow read, write: if false; }`;
const OPENING = [[0, ['c', '<sid>', '', 8, 12, 30_000]]];

/** What the next arrays say, without those that say nothing. */
async function lines(session: WebChannelSession, count: number): Promise<string[]> {
  const said: string[] = [];
  while (said.length < count) {
    // oxlint-disable-next-line no-await-in-loop
    const arrays = await session.read(1);
    if (arrays.length === 0) return [...said, 'the channel has ended'];
    const [message] = list(arrays[0]?.[1]);
    if (message !== 'noop')
      said.push(record(message)['error'] ? errorLine(message) : line(message));
  }
  return said;
}
const errorLine = (message: unknown): string => {
  const { status, message: words } = record(record(message)['error']);
  return `error ${String(status)} ${String(words)}`;
};

/** Listens to the target, long polling or not, and plays on. */
const listening = (
  target: object,
  talk: (session: WebChannelSession, world: Parameters<Send>[0]) => Promise<unknown>,
  longPoll = false,
): Send =>
  channel('Listen', async (session, world) => {
    await session.handshake([world.filled(addTarget(1, target))]);
    await session.openBackChannel(longPoll);
    return talk(session, world);
  });

const to =
  (parameters: Record<string, string>, request: Partial<HttpRequest> = {}): Send =>
  async (world) => {
    const path = channelPath('Listen', {
      VER: '8',
      database: world.filled(DATABASE),
      ...parameters,
    });
    const { status, body } = await world.http({ method: 'POST', path, ...request });
    return [status, body];
  };

const ONE = documentsTarget('c/a');
const FIRST = ['ADD 1', 'c/a {"n":1} to 1', 'CURRENT 1', 'consistent'];

export const cases: readonly Case[] = table({ given: { 'c/a': { n: 1 } }, rules: RULES }, [
  [
    'a handshake gives the session and its terms',
    channel('Listen', (session) => session.handshake([])),
    { status: 200, frame: OPENING },
  ],
  [
    'another version of the protocol is refused',
    to({ VER: '7', CVER: '22', RID: '1' }, { body: 'count=0' }),
    [400, /handshake/],
  ],
  [
    'a session that nobody knows is told so that a browser begins anew',
    to({ SID: 'none', RID: '5', AID: '0' }),
    [400, /.Unknown SID/],
  ],
  ['a listener gets what is there', listening(ONE, (session) => lines(session, 4)), FIRST],
  [
    'a listener gets what changes',
    listening(ONE, async (session, world) => {
      await lines(session, 4);
      await commit(set('c/a', { n: 2 }))(world);
      return lines(session, 2);
    }),
    ['c/a {"n":2} to 1', 'consistent'],
  ],
  [
    'letters beyond ASCII arrive whole',
    listening(ONE, async (session, world) => {
      await lines(session, 4);
      await commit(set('c/a', { text: 'Größe 日本 😀' }))(world);
      return lines(session, 1);
    }),
    ['c/a {"text":"Größe 日本 😀"} to 1'],
  ],
  [
    'what rules forbid is told of the target',
    listening(queryTarget({ from: 'closed' }), (session) => lines(session, 2)),
    ['ADD 1', /^REMOVE 1 7 /],
  ],
  [
    'a stream goes on after a target was refused',
    listening(queryTarget({ from: 'closed' }), async (session, world) => {
      await lines(session, 2);
      await session.forward([world.filled(addTarget(2, ONE))]);
      return lines(session, 2);
    }),
    ['ADD 2', 'c/a {"n":1} to 2'],
  ],
  [
    'a forward request is answered with three numbers',
    listening(ONE, async (session, world) => {
      await lines(session, 4);
      const { status, frame } = await session.forward([world.filled(addTarget(2, ONE))]);
      const numbers = list(frame);
      return [status, numbers.length, numbers[0]];
    }),
    [200, 3, 1],
  ],
  [
    'a forward request says that there is no back channel',
    channel('Listen', async (session, world) => {
      await session.handshake([]);
      const { frame } = await session.forward([world.filled(addTarget(1, ONE))]);
      return list(frame)[0];
    }),
    0,
  ],
  [
    'arrays are numbered in a row',
    listening(ONE, async (session) => {
      const arrays = await session.read(4);
      return arrays.map(([id]) => id);
    }),
    [1, 2, 3, 4],
  ],
  [
    'a long poll ends when it has brought something',
    listening(
      ONE,
      async (session) => {
        await session.read(Infinity);
        return session.backChannelEnded;
      },
      true,
    ),
    true,
  ],
  [
    'the next long poll goes on',
    listening(
      ONE,
      async (session, world) => {
        await session.read(Infinity);
        await commit(set('c/a', { n: 3 }))(world);
        for (let polls = 0; polls < 10; polls++) {
          // A poll may bring the rest of what was there before.
          // oxlint-disable-next-line no-await-in-loop
          await session.openBackChannel(true);
          // oxlint-disable-next-line no-await-in-loop
          const brought = JSON.stringify(await session.read(Infinity));
          if (brought.includes('"3"')) return brought;
        }
        return 'nothing';
      },
      true,
    ),
    /"integerValue":"3"/,
  ],
  [
    'a new back channel gets what the old one did not acknowledge',
    listening(ONE, async (session, world) => {
      await lines(session, 4);
      await commit(set('c/a', { n: 2 }))(world);
      await session.openBackChannel(false);
      return lines(session, 2);
    }),
    ['c/a {"n":2} to 1', 'consistent'],
  ],
  [
    'a terminated session is forgotten',
    listening(ONE, async (session) => {
      await lines(session, 4);
      const terminated = await session.terminate();
      return [terminated, await session.openBackChannel(false)];
    }),
    [{ status: 200, body: '' }, 400],
  ],
  [
    'writes go through a Write channel',
    channel('Write', async (session, world) => {
      await session.handshake([{ database: world.filled(DATABASE) }]);
      await session.openBackChannel(false);
      const [opened] = await session.read(1);
      const { streamToken } = record(list(opened?.[1])[0]);
      await session.forward([world.filled({ streamToken, writes: [set('c/a', { n: 5 })] })]);
      await session.read(1);
      return get('c/a')(world);
    }),
    { n: 5 },
  ],
  [
    'what rules forbid to write ends the Write channel',
    channel('Write', async (session, world) => {
      await session.handshake([{ database: world.filled(DATABASE) }]);
      await session.openBackChannel(false);
      await session.read(1);
      await session.forward([world.filled({ streamToken: 'MA==', writes: [set('closed/a')] })]);
      return (await lines(session, 1))[0];
    }),
    /^error PERMISSION_DENIED/,
  ],
]);
