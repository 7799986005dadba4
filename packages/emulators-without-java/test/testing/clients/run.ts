import { QUERY_CASES, queriedDocuments } from './queryCases.ts';
import type { Client } from './client.ts';
import { WRITE_CASES } from './writeCases.ts';

/** Names of all cases, for tests that can't hand them their client because it is in a browser. */
export const CASES: readonly { name: string; expected: unknown }[] = [
  ...WRITE_CASES,
  {
    name: 'every kind of query',
    expected: Object.fromEntries(QUERY_CASES.map(([name, , found]) => [name, found])),
  },
  {
    name: 'queries of a collection group',
    expected: ['b a', { count: 3, sum: 4, average: 4 / 3 }],
  },
];

/** @returns what the case has seen, to be compared with what it expects */
export async function runCase(client: Client, name: string, collection: string): Promise<unknown> {
  const written = WRITE_CASES.find((one) => one.name === name);
  if (written) return written.run(client, collection);
  return name === 'every kind of query' ? findAll(client, collection) : group(client, collection);
}

async function findAll(client: Client, collection: string): Promise<unknown> {
  const documents = Object.entries(queriedDocuments(client));
  await client.setAll(documents.map(([id, data]) => [`${collection}/${id}`, data]));
  const found = await Promise.all(
    QUERY_CASES.map(async ([name, query]) => {
      const ids = await client.find({ collection, ...query });
      return [name, ids.join(' ')] as const;
    }),
  );
  return Object.fromEntries(found);
}

async function group(client: Client, collection: string): Promise<unknown> {
  const inner = `inner-${collection}`;
  await client.setAll([
    [`${collection}/x/${inner}/a`, { n: 1 }],
    [`${collection}/y/${inner}/b`, { n: 3 }],
    [`${inner}/c`, { text: 'no number' }],
    [`${inner}/d/deeper/e`, { n: 5 }],
    [`${inner}/f`, { n: 0 }],
  ]);
  const query = { collection: inner, group: true };
  const ids = await client.find({ ...query, where: ['n', '>', 0], orderBy: ['-n'] });
  return [ids.join(' '), await client.aggregate({ ...query, where: ['n', '>=', 0] }, 'n')];
}
