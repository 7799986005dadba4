/** Named databases and projects: each by itself. */
import { commit, get, refused, rest, ROOT, set } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { doc, plainFields, wireFields } from './helpers/values.ts';
import { list, micros, record } from './helpers/world.ts';
import type { Send } from './helpers/world.ts';

const at = (database: string, project = '{project}'): string =>
  `v1/projects/${project}/databases/${database}/documents`;
const put = (database: string, path: string, data: object): Send =>
  rest('POST', `${at(database)}:commit`, {
    writes: [{ update: { name: doc(path, database), fields: wireFields(data) } }],
  });
const read =
  (database: string, path: string): Send =>
  async (world) => {
    const answer = await world.rest('GET', `${at(database)}/${path}`);
    return typeof answer === 'string' ? answer : plainFields(record(answer)['fields']);
  };
/** Writes the same document to both, and then does something. */
const both =
  (send: Send): Send =>
  async (world) => {
    await commit(set('c/a', { in: 'default' }))(world);
    await put('other', 'c/a', { in: 'other' })(world);
    return send(world);
  };

export const cases: readonly Case[] = [
  ...table({}, [
    [
      'a database is there as soon as it is named',
      async (world) => [
        await put('fresh', 'c/a', { n: 1 })(world).then(Boolean),
        await read('fresh', 'c/a')(world),
      ],
      [true, { n: 1 }],
    ],
    [
      'databases do not share documents',
      both(async (world) => [await get('c/a')(world), await read('other', 'c/a')(world)]),
      [{ in: 'default' }, { in: 'other' }],
    ],
    [
      'a clear concerns one database',
      both(async (world) => {
        await world.rest('DELETE', 'emulator/v1/projects/{project}/databases/(default)/documents');
        return [await get('c/a')(world), await read('other', 'c/a')(world)];
      }),
      [refused('NOT_FOUND'), { in: 'other' }],
    ],
    [
      'a query stays in its database',
      both(async (world) => {
        const answer = await world.rest('POST', `${at('other')}:runQuery`, {
          structuredQuery: { from: [{ collectionId: 'c' }] },
        });
        return list(answer).length;
      }),
      1,
    ],
    [
      'a write names the database of its request',
      rest('POST', `${at('other')}:commit`, { writes: [set('c/a')] }),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'a transaction belongs to its database',
      async (world) => {
        const { transaction } = record(await world.rest('POST', `${ROOT}:beginTransaction`, {}));
        return world.rest('POST', `${at('other')}:commit`, { transaction, writes: [] });
      },
      refused('ABORTED'),
    ],
    [
      'projects do not share documents',
      async (world) => {
        await commit(set('c/a', { n: 1 }))(world);
        return world.rest('GET', `${at('(default)', 'somebody-else')}/c/a`);
      },
      refused('NOT_FOUND'),
    ],
    [
      'a database has times of its own that only go forward',
      async (world) => {
        const times: bigint[] = [];
        for (const n of [1, 2, 3, 4, 5]) {
          // oxlint-disable-next-line no-await-in-loop
          const answer = await put('clock', 'c/a', { n })(world);
          times.push(micros(record(answer)['commitTime']));
        }
        return times.every((time, index) => index === 0 || time > (times[index - 1] ?? time));
      },
      true,
    ],
  ]),
  ...table({ rules: `match /c/{id} { allow get: if database == 'other'; }` }, [
    [
      'rules know the name of the database',
      both(async (world) => {
        const reader = world.as('anonymous');
        return [await get('c/a')(reader), await read('other', 'c/a')(reader)];
      }),
      [refused('PERMISSION_DENIED'), { in: 'other' }],
    ],
  ]),
];
