import { Client, errorMessage } from './client.ts';
import type { Address } from './client.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'hidane/value_order.json';

/** Stores one document per value and has them ordered; every group of equal values is a case. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-value-order');
  await client.clear();
  const groups = list(recording['groups']).map((group) => list(group));
  const values = groups.flat();
  // Names run against the values, so that only the values can bring the order about.
  const id = (index: number): string => `v${String(values.length - index).padStart(3, '0')}`;
  await client.commit(
    values.map((v, index) => ({
      update: { name: `${client.documents}/values/${id(index)}`, fields: { v } },
    })),
    'admin',
  );
  for (const direction of ['ASCENDING', 'DESCENDING'] as const) {
    const names = await ordered(client, direction);
    let start = 0;
    for (const group of groups) {
      const ids = group.map((_, index) => id(start + index)).toSorted();
      const at = direction === 'ASCENDING' ? start : names.length - start - group.length;
      const wanted = direction === 'ASCENDING' ? ids : ids.toReversed();
      cases.check(
        `${direction} ${JSON.stringify(group[0])}`,
        names.slice(at, at + group.length),
        wanted,
      );
      start += group.length;
    }
  }
  for (const item of list(recording['rejected']).map(record)) {
    const write = {
      update: { name: `${client.documents}/rejected/x`, fields: { v: item['value'] } },
    };
    const answer = await client.commit([write], 'admin');
    cases.check(
      `rejected ${JSON.stringify(item['value'])}`,
      [answer.status, errorMessage(answer)],
      [400, item['error']],
    );
  }
  const paths = list(recording['collection_group_items_name_order']).map(text);
  await client.commit(
    paths.toReversed().map((path) => client.set(path, {})),
    'admin',
  );
  const group = { from: [{ collectionId: 'items', allDescendants: true }] };
  const answer = await client.query('', group, 'admin');
  cases.check('collection group in name order', pathsOf(client, answer.body), paths);
  return cases.result();
}

async function ordered(client: Client, direction: string): Promise<string[]> {
  const query = {
    from: [{ collectionId: 'values' }],
    orderBy: [{ field: { fieldPath: 'v' }, direction }],
  };
  const { body } = await client.query('', query, 'admin');
  return pathsOf(client, body).map((path) => path.slice('values/'.length));
}

function pathsOf(client: Client, body: unknown): string[] {
  return list(body).map((item) =>
    text(record(record(item)['document'])['name']).slice(client.documents.length + 1),
  );
}
