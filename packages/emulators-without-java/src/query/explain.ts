import { formatFieldPath } from '../model/fieldPath.ts';
import { fieldFilters, isInequality } from './filter.ts';
import { isName } from './fields.ts';
import { RELATIONS } from './operators.ts';
import type { Query } from './query.ts';

/** The index that a query goes by, in the words of an explanation. */
interface IndexUsed {
  readonly query_scope: 'Collection' | 'Collection group';
  /** `(status ASC, createdAt DESC, __name__ DESC)` */
  readonly properties: string;
}

/** The one index that has the whole answer; production may merge smaller ones instead. */
export function indexUsed({ parts }: Query): IndexUsed {
  const columns = new Map<string, string>();
  for (const filter of fieldFilters(parts.filter)) {
    if (isName(filter.field) || isInequality(filter)) continue;
    const { isArrayMembership } = RELATIONS[filter.relation];
    columns.set(formatFieldPath(filter.field), isArrayMembership ? 'CONTAINS' : 'ASC');
  }
  for (const { field, descending } of parts.orders) {
    const name = formatFieldPath(field);
    if (!columns.has(name)) columns.set(name, descending ? 'DESC' : 'ASC');
  }
  const texts = [...columns].map(([name, direction]) => `${name} ${direction}`);
  return {
    query_scope: parts.allDescendants ? 'Collection group' : 'Collection',
    properties: `(${texts.join(', ')})`,
  };
}
