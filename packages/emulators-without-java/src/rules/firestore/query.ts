import type { WireQuery } from '../../model/wire.ts';
import { ANY_SEGMENT, ANY_SEGMENTS } from '../evaluation/match.ts';
import type { RequestSegment } from '../evaluation/match.ts';
import type { RulesMap, RulesValue } from '../evaluation/values.ts';

/** The path of the documents a query can find: their ids are not known, of a collection group nor are their parents. */
export function queryPath(
  database: string,
  parentPath: string,
  query: WireQuery,
): RequestSegment[] {
  const [from] = query.from ?? [];
  const path: RequestSegment[] = ['databases', database, 'documents'];
  path.push(...parentPath.split('/').filter((segment) => segment !== ''));
  if (from?.allDescendants === true) path.push(ANY_SEGMENTS);
  path.push(from?.collectionId ? from.collectionId : ANY_SEGMENT, ANY_SEGMENT);
  return path;
}

/** `request.query`. Without a limit `limit` is null. */
export function queryValue(parentPath: string, query: WireQuery): RulesMap {
  const [from] = query.from ?? [];
  const orders = (query.orderBy ?? []).map(({ field, direction }): [string, RulesValue] => [
    field?.fieldPath ?? '',
    direction === 'DESCENDING' ? 'DESC' : 'ASC',
  ]);
  const limit = query.limit?.value;
  return new Map<string, RulesValue>([
    ['distinct', false],
    ['selectOnlyKeys', false],
    ['groupBy', new Map()],
    ['kind', from?.collectionId ?? null],
    ['parent', parentPath === '' ? null : parentPath],
    ['orderBy', new Map(orders)],
    ['limit', limit === undefined || limit === null ? null : BigInt(limit)],
    ['offset', BigInt(query.offset ?? 0)],
    ['allDescendants', from?.allDescendants === true],
  ]);
}
