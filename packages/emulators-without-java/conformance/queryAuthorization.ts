import { Client, errorMessage, verdict } from './client.ts';
import type { Address, Caller } from './client.ts';
import { structuredQuery } from './queryFilters.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'fireside/query_authorization.json';

const PRESENTATIONS =
  'request.auth != null && request.auth.token.email_verified == true && (request.auth.uid == resource.data.createdBy || (resource.data.licenseId != null && get(license(resource.data.licenseId)).data.uid == request.auth.uid))';

/** The rules the recording describes in words. Lines 8 and 9 and their columns appear in its error texts. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    // The names are those of the recording.
    function license(id) {
      return /databases/$(database)/documents/licenses/$(id);
    }
    match /presentations/{id} { allow list: if ${PRESENTATIONS}; }
    match /emptyPresentations/{id} { allow list: if ${PRESENTATIONS}; }
    match /shortCircuit/{id} { allow list: if request.auth.uid == resource.data.createdBy || get(license('missing')).data.uid == request.auth.uid; }
    match /shared/{id} { allow list: if request.auth.uid in resource.data.members; }
    match /ratings/{id} { allow list: if resource.data.score > 4; }
    match /nonnull/{id} { allow list: if resource.data.value != null; }
    match /notblocked/{id} { allow list: if resource.data.value != 'blocked'; }
    match /limited/{id} { allow list: if request.query.limit <= 12; }
    match /offsets/{id} { allow list: if request.query.offset <= 2; }
    match /ordering/{id} { allow list: if request.query.orderBy.updatedAt == 'DESC'; }
    match /fixedGet/{id} { allow list: if get(license('granted')).data.uid == request.auth.uid; }
    match /fixedExists/{id} { allow list: if exists(license('granted')); }
    match /dynamicExists/{id} { allow list: if exists(license(resource.data.licenseId)); }
    match /{prefix=**}/groupDocs/{id} { allow list: if request.auth.uid == resource.data.createdBy; }
    match /{prefix=**}/emptyGroup/{id} { allow list: if request.auth.uid == resource.data.createdBy; }
  }
}`;
const EMPTY = new Set(['emptyPresentations', 'emptyGroup']);

/** Each query as RunQuery and as a count; both are judged alike. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-query-authorization');
  const items = list(recording['cases']).map(record);
  await client.putRules(RULES);
  await seed(client, recording, items);

  for (const item of items) {
    const name = text(item['id']);
    const caller = callerOf(name);
    const query = structuredQuery(item);
    const parent = text(item['parent']);
    const answer = await client.query(parent, query, caller);
    cases.check(`${name} (query)`, verdict(answer), item['verdict']);
    if (item['message'] !== undefined) {
      cases.check(`${name} (text)`, errorMessage(answer), item['message']);
    }
    if (item['documents'] !== undefined) {
      const found = list(answer.body).flatMap((part) => {
        const path = text(record(record(part)['document'])['name']);
        return path === '' ? [] : [path.split('/').at(-1)];
      });
      cases.check(`${name} (documents)`, found, item['documents']);
    }
    const path = parent === '' ? client.documents : `${client.documents}/${parent}`;
    const count = await client.request('POST', `v1/${path}:runAggregationQuery`, caller, {
      structuredAggregationQuery: {
        structuredQuery: query,
        aggregations: [{ alias: 'n', count: {} }],
      },
    });
    cases.check(`${name} (count)`, verdict(count), item['verdict']);
  }
  await replayLists(cases, client, recording, items);
  return cases.result();
}

/** ListDocuments knows no filters; only the page size reaches the rules. */
async function replayLists(
  cases: Cases,
  client: Client,
  recording: Recording,
  items: readonly Recording[],
): Promise<void> {
  for (const [name, expected] of Object.entries(record(recording['listDocuments']))) {
    const item = items.find(({ id }) => id === name);
    const limit = item?.['limit'];
    const size = typeof limit === 'number' ? `?pageSize=${limit}` : '';
    const path = `v1/${client.documents}/${text(item?.['collection'])}${size}`;
    const answer = await client.request('GET', path, callerOf(name));
    cases.check(`${name} (list)`, verdict(answer), expected);
  }
}

async function seed(
  client: Client,
  recording: Recording,
  items: readonly Recording[],
): Promise<void> {
  const { owned, other } = record(recording['seed']);
  const collections = new Set(items.map(({ collection }) => text(collection)));
  collections.add('parents/p1/groupDocs');
  const writes = [...collections]
    .filter((collection) => !EMPTY.has(collection))
    .flatMap((collection) => [
      client.set(`${collection}/owned`, record(owned)),
      client.set(`${collection}/other`, record(other)),
    ]);
  for (const [id, uid] of [
    ['granted', 'query-owner'],
    ['granted2', 'query-owner'],
    ['denied', 'other-owner'],
  ]) {
    writes.push(client.set(`licenses/${id}`, { uid }));
  }
  await client.clear();
  await client.commit(writes, 'admin');
}

const callerOf = (name: string): Caller => ({
  uid: 'query-owner',
  claims: { email_verified: name !== 'owner-unverified' },
});
