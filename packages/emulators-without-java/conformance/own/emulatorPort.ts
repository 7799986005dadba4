/** What tools ask of an emulator beside Firestore's own methods. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, as, commit, get, present, refused, rest, set } from './helpers/requests.ts';
import { compiled, may } from './helpers/rules.ts';
import { documentsRules, table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { list, record } from './helpers/world.ts';
import type { Send, World } from './helpers/world.ts';

const EMULATOR = 'emulator/v1/projects/{project}';
const DATABASE = 'projects/{project}/databases/(default)';
const clear = (path = ''): Send =>
  rest('DELETE', `${EMULATOR}/databases/(default)/documents${path}`);

const plainHttp =
  (method: string, path: string): Send =>
  async (world) => {
    const { status, body } = await world.http({ method, path });
    return [status, body];
  };
const putRules = (content: string, options: object = {}): Send =>
  rest('PUT', `${EMULATOR}:securityRules`, {
    ...options,
    rules: { files: [{ name: 'firestore.rules', content }] },
  });
const OPEN = documentsRules('match /{path=**} { allow read, write; }');
const CLOSED = documentsRules('match /{path=**} { allow read, write: if false; }');
const READ = may(as('anonymous', get('c/a')));

/** Exports, does something, imports again. */
const kept =
  (between: Send, then: Send): Send =>
  async (world: World) => {
    const directory = await mkdtemp(join(tmpdir(), 'own-cases-'));
    const keep = { database: DATABASE, export_directory: directory, export_name: 'kept' };
    try {
      const exported = await world.rest('POST', `${EMULATOR}:export`, keep);
      await between(world);
      const imported = await world.rest('POST', `${EMULATOR}:import`, keep);
      return [exported, imported, await then(world)];
    } finally {
      await rm(directory, { recursive: true });
    }
  };

export const cases: readonly Case[] = table(
  { given: { 'c/a': { n: 1 }, 'c/a/d/b': {}, 'e/f': {} } },
  [
    ['the root says that all is well', plainHttp('GET', '/'), [200, 'Ok\n']],
    ['what nobody knows is not found', plainHttp('GET', '/unknown'), [404, 'Not Found\n']],
    ['a clear takes everything', after(clear(), present('c/a')), false],
    [
      'a clear is answered with an empty object',
      plainHttp('DELETE', `/${EMULATOR}/databases/(default)/documents`),
      [200, '{\n}\n'],
    ],
    [
      'a clear below a path takes what is there',
      after(clear('/c/a'), async (world) => [
        await present('c/a')(world),
        await present('c/a/d/b')(world),
        await present('e/f')(world),
      ]),
      [false, false, true],
    ],
    ['a clear needs nobody to sign in', after(as('anonymous', clear()), present('c/a')), false],
    ['without rules, everything is allowed', READ, 'allowed'],
    ['rules hold from when they are loaded', after(putRules(CLOSED), READ), 'denied'],
    [
      'rules hold for their project only',
      after(putRules(CLOSED), async (world) =>
        world.rest('GET', 'v1/projects/no-rules-here/databases/(default)/documents/c/a'),
      ),
      refused('NOT_FOUND'),
    ],
    ['good rules are answered with nothing', putRules(OPEN), {}],
    [
      'bad rules are refused with each issue',
      putRules('service cloud.firestore { match /a/{b} { allow get: if ; } }'),
      /^INVALID_ARGUMENT: Error compiling rules:\nL1:\d+ /,
    ],
    [
      'bad rules leave the old ones in force',
      after(putRules(OPEN), putRules('nonsense'), READ),
      'allowed',
    ],
    ['errors are told, not refused, to who asks so', compiled('nonsense'), [/^ERROR 1:1 /]],
    [
      'rules need a file',
      rest('PUT', `${EMULATOR}:securityRules`, { rules: { files: [] } }),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'coverage counts how often a condition had which value',
      async (world) => {
        await putRules(documentsRules('match /c/{id} { allow get: if id == "a"; }'))(world);
        await get('c/a')(world.as('anonymous'));
        const coverage = record(await world.rest('GET', `${EMULATOR}:ruleCoverage`));
        return record(list(coverage['report'])[0])['values'];
      },
      [{ value: { boolValue: true }, count: 1 }],
    ],
    [
      'an export comes back with an import',
      kept(clear(), async (world) => [await get('c/a')(world), await present('c/a/d/b')(world)]),
      [{}, {}, [{ n: 1 }, true]],
    ],
    [
      'an import leaves what it does not know',
      kept(commit(set('c/new')), present('c/new')),
      [{}, {}, true],
    ],
    [
      'an export needs a name',
      rest('POST', `${EMULATOR}:export`, { database: DATABASE, export_directory: 'x' }),
      refused('INVALID_ARGUMENT'),
    ],
  ],
);
