import { Client, errorMessage } from './client.ts';
import type { Address, Answer } from './client.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'fireside/rules_runtime.json';

/** Puts one `allow` statement at a line and its condition at a column, as the recorded texts name them. */
function ruleAt(line: number, column: number, operation: string, condition: string): string {
  const head = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /items/{id} {`;
  const allow = `allow ${operation}: if `;
  const padding = '\n'.repeat(line - head.split('\n').length);
  return `${head}${padding}${' '.repeat(Math.max(0, column - 1 - allow.length))}${allow}${condition};
    }
  }
}`;
}
const access = (name: string, count: number, distinct = true): string =>
  Array.from({ length: count }, (_, index) => {
    const path = `/databases/$(database)/documents/access/a${distinct ? index : 0}`;
    return name === 'get' ? `get(${path}).data.ok == true` : `exists(${path})`;
  }).join(' && ');

/** Rules and requests of one recorded case; the recording describes them in words. */
interface Scenario {
  readonly rules: string;
  readonly run: (client: Client) => Promise<Answer>;
}
const read = (client: Client): Promise<Answer> => client.get('items/one', 'anonymous');

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'allow get: 10 distinct get() && ...': {
    rules: ruleAt(17, 21, 'get', access('get', 10)),
    run: read,
  },
  'allow get: 11 distinct get()': { rules: ruleAt(17, 21, 'get', access('get', 11)), run: read },
  'the same get() 11 times': { rules: ruleAt(17, 21, 'get', access('get', 11, false)), run: read },
  '10 distinct exists()': { rules: ruleAt(17, 21, 'get', access('exists', 10)), run: read },
  '11 distinct exists()': { rules: ruleAt(17, 21, 'get', access('exists', 11)), run: read },
  'resource.data.missing == true on an existing document': {
    rules: ruleAt(77, 21, 'get', 'resource.data.missing == true'),
    run: read,
  },
  'resource.data.<int>.size() == 1': {
    rules: ruleAt(86, 21, 'get', 'resource.data.number.size() == 1'),
    run: read,
  },
  'get(missing document).data.allowed == true': {
    rules: ruleAt(
      89,
      21,
      'get',
      'get(/databases/$(database)/documents/access/none).data.allowed == true',
    ),
    run: read,
  },
  '1 / 0 == 0 and [1][2] == 1': {
    rules: ruleAt(17, 21, 'get', '1 / 0 == 0 && [1][2] == 1'),
    run: read,
  },
  'allow ... : if false or an auth test only (no resource)': {
    rules: ruleAt(20, 21, 'get', 'request.auth != null'),
    run: read,
  },
};

export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-rules-runtime');
  for (const item of list(recording['cases']).map(record)) {
    const name = text(item['rule']);
    const scenario = SCENARIOS[name];
    if (scenario) await replayRead(cases, client, item, scenario);
    else if (item['commit'] !== undefined) await replayCommit(cases, client, item);
    else if (name.includes('getAfter')) await replayGetAfter(cases, client, item);
    else if (item['cases'] !== undefined) await replayVisible(cases, client, item);
    else cases.check(name, 'no such scenario here', 'a scenario');
  }
  return cases.result();
}

async function replayRead(
  cases: Cases,
  client: Client,
  item: Recording,
  { rules, run }: Scenario,
): Promise<void> {
  const name = text(item['rule']);
  await seed(client);
  await client.putRules(rules);
  const answer = await run(client);
  const status = item['status'] ?? Number(item['result'] ?? 403);
  cases.check(`${name}: status`, answer.status, status);
  const message = item['message'] ?? (item['op'] === 'get' ? item['message_form'] : undefined);
  if (message !== undefined) {
    const wanted = text(message).replace(/ \(.*\)$/, '');
    cases.check(`${name}: text`, errorMessage(answer), wanted);
  }
  if (item['message_form'] !== undefined && item['op'] === undefined) {
    const named = errorMessage(answer)?.includes('Function: [exists]');
    cases.check(`${name}: names the function`, named, true);
  }
}

async function seed(client: Client): Promise<void> {
  await client.clear();
  const writes = [client.set('items/one', { number: 1 })];
  for (let index = 0; index < 25; index++)
    writes.push(client.set(`access/a${index}`, { ok: true }));
  await client.commit(writes, 'admin');
}

/** `20 documents, one distinct exists() each` in one commit. */
async function replayCommit(cases: Cases, client: Client, item: Recording): Promise<void> {
  const name = text(item['commit']);
  const count = Number.parseInt(name, 10);
  await seed(client);
  await client.putRules(
    ruleAt(68, 32, 'create, update', 'exists(/databases/$(database)/documents/access/$(id))'),
  );
  const writes = Array.from({ length: count }, (_, index) => client.set(`items/a${index}`, {}));
  const answer = await client.commit(writes, 'anonymous');
  cases.check(`${name}: status`, answer.status, item['status']);
  if (item['message_form'] === undefined) return;
  const message = errorMessage(answer) ?? '';
  const occurrences = (part: string): number => message.split(part).length - 1;
  cases.check(`${name}: first pass`, occurrences('evaluation error at L68:32'), 2 * count);
  cases.check(`${name}: second pass`, occurrences("false for 'create' @ L68"), 20);
  cases.check(`${name}: too many`, occurrences('Service call error. Function: [exists]'), 1);
}

async function replayGetAfter(cases: Cases, client: Client, item: Recording): Promise<void> {
  const name = text(item['rule']);
  const counter = '/databases/$(database)/documents/state/counter';
  await client.putRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {${'\n'.repeat(67)}
    match /state/{id} {allow update: if resource.data.version + 1 == request.resource.data.version;}${'\n'.repeat(2)}
    match /items/{id} {
      allow create: if getAfter(${counter}).data.version == request.resource.data.expected; }
  }
}`);
  const run = async (expected: number): Promise<Answer> => {
    await client.clear();
    await client.commit([client.set('state/counter', { version: 1 })], 'admin');
    return client.commit(
      [
        client.set('state/counter', { version: 2, expected }, { exists: true }),
        client.set('items/one', { expected }, { exists: false }),
      ],
      'anonymous',
    );
  };
  cases.check(`${name}: matching`, (await run(2)).status, item['matching']);
  const stale = await run(1);
  const recorded = record(item['stale']);
  cases.check(`${name}: stale`, stale.status, recorded['status']);
  // Where the condition stands differs from the recorded rules: columns are not compared.
  const withoutPlace = (message: unknown): string =>
    text(message).replaceAll(/L\d+(?::\d+)?/g, 'L');
  cases.check(
    `${name}: stale text`,
    withoutPlace(errorMessage(stale)),
    withoutPlace(recorded['message']),
  );
}

/** Reads of what is stored, writes of what is sent. */
async function replayVisible(cases: Cases, client: Client, item: Recording): Promise<void> {
  await client.putRules(`rules_version = '2';
service cloud.firestore {
 match /databases/{database}/documents {
  match /notes/{note} {
   allow read: if resource.data.visible == true;
   allow write: if request.resource.data.visible == true;
  }
 }
}`);
  await client.clear();
  await client.commit([client.set('notes/hidden', { visible: false })], 'admin');
  const hidden = { fields: { visible: { booleanValue: false } } };
  const runs: Readonly<Record<string, () => Promise<Answer>>> = {
    'PATCH new document with visible false': () =>
      client.request('PATCH', `v1/${client.documents}/notes/denied`, 'anonymous', hidden),
    'GET with visible false': () => client.get('notes/hidden', 'anonymous'),
    'GET missing document': () => client.get('notes/missing', 'anonymous'),
  };
  for (const one of list(item['cases']).map(record)) {
    const name = text(one['op']);
    const answer = await runs[name]?.();
    cases.check(`${name}: status`, answer?.status, one['status']);
    cases.check(`${name}: text`, answer && errorMessage(answer), one['message']);
  }
}
