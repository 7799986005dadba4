import { Client, verdict } from './client.ts';
import type { Address } from './client.ts';
import { structuredQuery } from './queryFilters.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'fireside/query_paths.json';

const missing = 'get(/databases/$(database)/documents/nowhere/none).data.uid == request.auth.uid';
const elevenAccesses = Array.from(
  { length: 11 },
  (_, index) => `exists(/databases/$(database)/documents/budget/b${index})`,
).join(' && ');

/** What each collection's recorded rule says in words. */
const CONDITIONS: Readonly<Record<string, string>> = {
  members: '!exists(self()) || parentOwner()',
  getMembers: 'get(self()).data.uid == request.auth.uid || parentOwner()',
  functionMembers: 'absent(id) || parentOwner()',
  reversedMembers: 'parentOwner() || !exists(self())',
  unknownOnly: '!exists(self())',
  negatedAnd: '!(exists(self()) && false)',
  literalOr: 'exists(self()) || true',
  concreteErrorOr: `${missing} || true`,
  concreteErrorAnd: `!(${missing} && false)`,
  budgetErrorOr: `(${elevenAccesses}) || true`,
};

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /queryParents/{parentId} {
      function parentOwner() {
        return get(/databases/$(database)/documents/queryParents/$(parentId)).data.uid == request.auth.uid;
      }
${Object.entries(CONDITIONS)
  .map(([collection, condition]) => matchBlock(collection, condition))
  .join('\n')}
    }
  }
}`;

function matchBlock(collection: string, condition: string): string {
  return `      match /${collection}/{id} {
        function self() { return /databases/$(database)/documents/queryParents/$(parentId)/${collection}/$(id); }
        function absent(memberId) { return !exists(/databases/$(database)/documents/queryParents/$(parentId)/${collection}/$(memberId)); }
        allow list: if ${condition};
      }`;
}

/** Queries below a parent: what a rule reads through the unknown document id stays unknown. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-query-paths');
  await client.putRules(RULES);
  await seed(client);
  const query = async (parent: string, item: Recording): Promise<string> =>
    verdict(
      await client.query(`queryParents/${parent}`, structuredQuery(item), { uid: 'query-owner' }),
    );
  for (const item of list(recording['cases']).map(record)) {
    for (const parent of ['Granted', 'Denied', 'Missing']) {
      const actual = await query(parent.toLowerCase(), { collection: item['collection'] });
      cases.check(`${text(item['collection'])} below ${parent}`, actual, item[`parent${parent}`]);
    }
  }
  for (const item of list(recording['extra']).map(record)) {
    // `emptyGranted (no children)`: the remark is not part of the id.
    const [parent = ''] = text(item['parent']).split(' ');
    const actual = await query(parent, item);
    cases.check(`${text(item['collection'])} below ${parent}`, actual, item['verdict']);
  }
  return cases.result();
}

async function seed(client: Client): Promise<void> {
  await client.clear();
  const parents = { granted: 'query-owner', denied: 'other', emptyGranted: 'query-owner' };
  const writes = Object.entries(parents).map(([id, uid]) =>
    client.set(`queryParents/${id}`, { uid }),
  );
  for (const parent of ['granted', 'denied', 'missing']) {
    for (const collection of Object.keys(CONDITIONS)) {
      const path = `queryParents/${parent}/${collection}/one`;
      writes.push(client.set(path, { uid: 'query-owner' }));
    }
  }
  await client.commit(writes, 'admin');
}
