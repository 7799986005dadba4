import type { Random } from '../counters/events.ts';
import { any, markedId } from '../choose.ts';
import { mayDo } from './design.ts';
import type { Person } from './people.ts';
import { place, there } from './present.ts';
import type { Case, Setting } from './present.ts';

/** Reads: of a document, by either way; of a collection, by list, query, count or group. */
export function readCase(random: Random, person: Person, { hosts, people }: Setting): Case {
  const database = `projects/${hosts.projectId}/databases/(default)`;
  const documents = `${database}/documents`;
  const root = `http://${hosts.firestore}/v1`;
  const collection = place(random);
  const known =
    collection === 'users' ? any(random, people).uid : collection === 'stats' ? 'overview' : there;
  const path = `${collection}/${random() < 0.8 ? known : markedId(random)}`;
  const post = (url: string, body: object): Case['request'] => ({
    url,
    method: 'POST',
    body: JSON.stringify(body),
  });
  const luck = random();
  if (luck < 0.45) {
    const request: Case['request'] =
      luck < 0.25
        ? { url: `${root}/${documents}/${path}`, method: 'GET' }
        : post(`${root}/${documents}:batchGet`, { documents: [`${documents}/${path}`] });
    const get = { person, operation: 'get' as const, path };
    return { shown: path, allowed: mayDo(get), actions: [get], request };
  }
  const limit = any(random, [undefined, 1, 100, 101, 1000]);
  const group = random() < 0.2;
  const [last = '', ...up] = collection.split('/').toReversed();
  const parent = [documents, ...up.toReversed()].join('/');
  const counts = random() < 0.3;
  const action = { person, operation: 'list' as const, path: collection, limit, group, counts };
  if (!group && !counts && random() < 0.4) {
    const request = {
      url: `${root}/${parent}/${last}${limit ? `?pageSize=${limit}` : ''}`,
      method: 'GET',
    };
    return { shown: `list ${collection}`, allowed: mayDo(action), request };
  }
  const from = [{ collectionId: last, ...(group && { allDescendants: true }) }];
  const structuredQuery = { from, ...(limit && { limit }) };
  const where = group ? `${root}/${documents}` : `${root}/${parent}`;
  const request = counts
    ? post(`${where}:runAggregationQuery`, {
        structuredAggregationQuery: {
          structuredQuery,
          aggregations: [{ alias: 'n', count: {} }],
        },
      })
    : post(`${where}:runQuery`, { structuredQuery });
  const shown = `query ${group ? 'group ' : ''}${collection}, limit ${limit}`;
  return { shown, allowed: mayDo(action), actions: [action], request };
}
