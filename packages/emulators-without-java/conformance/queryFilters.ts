import { wireValue } from './client.ts';
import { list, record, text } from './recording.ts';
import type { Recording } from './recording.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

/** A recorded query, `{collection, group?, filter?, orderBy?, limit?, offset?}`, in REST form. */
export function structuredQuery(item: Recording): object {
  const { collection, group, filter: recorded, orderBy, limit, offset } = item;
  return {
    from: [{ collectionId: text(collection), allDescendants: group === true }],
    ...(recorded === undefined ? {} : { where: filter(recorded) }),
    ...(orderBy === undefined ? {} : { orderBy: list(orderBy).map(order) }),
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
}

/** `[field, operator, value]`, `{and: […]}` or `{or: […]}`. */
function filter(recorded: unknown): object {
  if (Array.isArray(recorded)) {
    const [field, operator, value] = recorded as unknown[];
    const unary = value === null && { '==': 'IS_NULL', '!=': 'IS_NOT_NULL' }[text(operator)];
    return unary
      ? { unaryFilter: { field: { fieldPath: text(field) }, op: unary } }
      : {
          fieldFilter: {
            field: { fieldPath: text(field) },
            op: OPERATORS[text(operator)],
            value: wireValue(value),
          },
        };
  }
  const { and, or } = record(recorded);
  const filters = list(and ?? or).map(filter);
  return { compositeFilter: { op: and ? 'AND' : 'OR', filters } };
}

function order(recorded: unknown): object {
  const [field, direction] = list(recorded);
  return {
    field: { fieldPath: text(field) },
    direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
  };
}
