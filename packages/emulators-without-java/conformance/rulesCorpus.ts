import { Client, fieldsOf, verdict } from './client.ts';
import type { Address, Answer, Caller } from './client.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'pyric-rules/firestore-rules-corpus.json';

/** Cases where the production test API, the oracle, is known to differ from a live database. */
function reasonToLeaveOut(scenario: Recording, item: Recording): string | undefined {
  const name = text(item['description']);
  const notes = list(record(record(scenario['diagnostics'])[name])['notes']).join(' ');
  const observed = record(scenario['observed'])[name];
  const rules = text(record(scenario['scenario'])['rules']);
  if (/Property (?:id|__name__) is undefined/.test(notes)) {
    return 'the test API gives resources no id and __name__; a live database does';
  }
  if (/Function not found error: Name: \[(?:getAfter|existsAfter)\]/.test(notes)) {
    return 'the test API does not know getAfter and existsAfter';
  }
  if (/(?:get|exists)After\(/.test(rules) && item['functionMocks']) {
    return 'a mocked function stands in for documents of the same commit';
  }
  if (observed === 'DENY' && /resource == null/.test(name)) {
    return 'the test API leaves `resource` unset; in a database it is null';
  }
  if (/Function not found error: Name: \[get\]/.test(notes) && name.includes('== null')) {
    return 'the test API does not find a get() without a mock; v1.22.0 answers null for a missing document';
  }
  return undefined;
}

/** Every case becomes a real request: the documents it names are stored first. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  let number = 0;
  for (const entry of list(recording['scenarios'])) {
    const scenario = record(entry);
    const { rules, cases: items } = record(scenario['scenario']);
    const client = new Client(engine, `demo-corpus-${number++}`);
    await client.putRules(text(rules));
    for (const one of list(items)) {
      const item = record(one);
      const description = text(item['description']);
      const name = `${text(scenario['id'])}: ${description}`;
      const reason = reasonToLeaveOut(scenario, item);
      if (reason !== undefined) {
        cases.leaveOut(name, reason);
        continue;
      }
      const answer = await run(client, item);
      cases.check(name, verdict(answer), record(scenario['observed'])[description]);
    }
  }
  return cases.result();
}

async function run(client: Client, item: Recording): Promise<Answer> {
  const path = text(item['path']);
  await client.clear();
  const seeds = list(item['functionMocks']).map((mock) => {
    const { path: mocked, result } = record(mock);
    return client.set(text(mocked), record(result));
  });
  if (item['resource']) seeds.push(client.set(path, record(item['resource'])));
  if (seeds.length > 0) await client.commit(seeds, 'admin');

  const caller = callerOf(item['auth']);
  const method = text(item['method']);
  const data = record(item['data']);
  switch (method) {
    case 'get':
      return client.get(path, caller);
    case 'list': {
      const collectionId = path.split('/').at(-2);
      return client.query('', { from: [{ collectionId }] }, caller);
    }
    case 'delete':
      return client.commit([client.delete(path)], caller);
    case 'update':
      // With an existence precondition a missing document would fail before the rules are asked.
      return client.commit([client.set(path, data)], caller);
    default:
      return client.commit(
        [{ update: { name: `${client.documents}/${path}`, fields: fieldsOf(data) } }],
        caller,
      );
  }
}

function callerOf(auth: unknown): Caller {
  if (auth === null || auth === undefined) return 'anonymous';
  const { uid, token } = record(auth);
  return { uid: text(uid), claims: record(token) };
}
