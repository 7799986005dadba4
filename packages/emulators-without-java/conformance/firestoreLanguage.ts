import { Client, verdict } from './client.ts';
import type { Address, Answer } from './client.ts';
import { DECLARED, FIRESTORE_PROBES } from './languageProbes.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'pyric-rules/firestore-language.json';

const LEFT_OUT: Readonly<Record<string, string>> = {
  'binding.resource.id': 'the test API gives resources no id; a live database does',
  'binding.resource.__name__': 'the test API gives resources no __name__; a live database does',
  'binding.request.resource.id': 'the test API gives resources no id; a live database does',
  'function.debug': 'debug() is for emulators only; production, the oracle, does not know it',
};
const user = { uid: 'alice', claims: { role: 'tester' } };

/** Constructs that need more than a condition: a match block and the requests that show it. */
const SCENARIOS: Readonly<
  Record<string, { block: string; run: (client: Client) => Promise<string> }>
> = {
  'binding.request.query': {
    block: 'match /c/{id} { allow list: if request.query.limit == 3; }',
    run: async (client) =>
      verdict(await client.query('', { from: [{ collectionId: 'c' }], limit: 3 }, user)),
  },
  ...Object.fromEntries(
    ['read', 'write', 'get', 'list', 'create', 'update', 'delete'].map((operation) => [
      `rule-kind.allow-${operation}`,
      {
        block: `match /c/{id} { allow ${operation}: if true; }`,
        run: async (client: Client) => verdict(await requestFor(client, operation)),
      },
    ]),
  ),
  'semantic.hierarchical-match-cascade': {
    block: 'match /c/{id} { match /d/{e} { allow get: if true; } }',
    run: async (client) => verdict(await client.get('c/one/d/two', user)),
  },
  'semantic.recursive-wildcard': {
    block: 'match /c/{rest=**} { allow get: if true; }',
    run: async (client) => verdict(await client.get('c/one/d/two', user)),
  },
};

function requestFor(client: Client, operation: string): Promise<Answer> {
  switch (operation) {
    case 'read':
    case 'get':
      return client.get('c/one', user);
    case 'list':
      return client.query('', { from: [{ collectionId: 'c' }] }, user);
    case 'create':
      return client.commit([client.set('c/new', {}, { exists: false })], user);
    case 'delete':
      return client.commit([client.delete('c/one')], user);
    default:
      return client.commit([client.set('c/one', { n: 1 })], user);
  }
}

/** Every construct as a condition of our own: what is accepted allows, what is rejected denies. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-firestore-language');
  for (const construct of list(recording['constructs']).map(record)) {
    const name = text(construct['id']).replace('firestore.', '');
    const status = text(construct['status']);
    const reason = LEFT_OUT[name];
    const condition = FIRESTORE_PROBES[name];
    if (reason !== undefined) cases.leaveOut(name, reason);
    else if (status !== 'accepted' && status !== 'rejected') {
      cases.leaveOut(name, 'nobody probed it on production');
    } else {
      const scenario =
        SCENARIOS[name] ??
        (condition === undefined
          ? undefined
          : {
              block: `match /c/{id} { allow update: if ${condition}; }`,
              run: async () =>
                verdict(
                  await client.commit([client.set('c/one', { n: 1 }, { exists: true })], user),
                ),
            });
      await client.clear();
      await client.commit(
        [client.set('c/one', { n: 1 }), client.set('seeds/one', { n: 1 })],
        'admin',
      );
      await client.putRules(`rules_version = '2';
service cloud.firestore {
  ${DECLARED}
  match /databases/{database}/documents { ${scenario?.block ?? 'match /c/{id} { allow read; }'} }
}`);
      const actual = (await scenario?.run(client)) ?? 'no probe here';
      cases.check(name, actual, status === 'accepted' ? 'ALLOW' : 'DENY');
    }
  }
  return cases.result();
}
