import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { fieldAt } from '../model/fieldPath.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import type { Document } from '../model/document.ts';
import { isInt64 } from '../model/int64.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { MapValue, Value } from '../model/value.ts';
import type { Reader } from '../store/types.ts';
import { checkAggregated } from './descendants.ts';
import { invalid, isName, parseFieldReference } from './fields.ts';
import { Query } from './query.ts';
import { countResults, runQuery } from './run.ts';

export type WireAggregation = Wire<google.firestore.v1.StructuredAggregationQuery.IAggregation>;

interface Count {
  readonly alias: string;
  readonly kind: 'count';
  readonly upTo: number;
}
interface Total {
  readonly alias: string;
  readonly kind: 'sum' | 'avg';
  readonly field: FieldPath;
}
type Aggregation = Count | Total;

const MAX_AGGREGATIONS = 5;

/**
 * The results by alias. Documents that lack an aggregated field count nowhere, not even in `count`.
 * Throws INVALID_ARGUMENT with the official texts.
 */
export function runAggregation(
  reader: Reader,
  query: Query,
  wire: readonly WireAggregation[] | null | undefined,
  readTime?: Timestamp,
): MapValue {
  const aggregations = parseAggregations(wire ?? []);
  const required = aggregations.flatMap((item) => (item.kind === 'count' ? [] : [item.field]));
  checkAggregated(query.parts, required);
  // A field that is added up has to be read from each result: then these are counted as well.
  const documents =
    required.length === 0
      ? []
      : runQuery(reader, new Query({ ...query.parts, projection: undefined, required }), readTime);
  const count = required.length === 0 ? countResults(reader, query, readTime) : documents.length;
  return new Map(
    aggregations.map((item) => [
      item.alias,
      item.kind === 'count' ? BigInt(Math.min(count, item.upTo)) : total(item, documents),
    ]),
  );
}

function parseAggregations(wire: readonly WireAggregation[]): Aggregation[] {
  if (wire.length === 0) throw invalid('Aggregations can not be empty.');
  if (wire.length > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${wire.length}`,
    );
  }
  let unnamed = 0;
  const seen = new Set<string>();
  return wire.map((item) => {
    const alias = item.alias || `field_${++unnamed}`;
    if (/^__.*__$/s.test(alias)) throw invalid(`The property.name "${alias}" is reserved.`);
    if (seen.has(alias)) throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    seen.add(alias);
    return parseAggregation(alias, item);
  });
}

function parseAggregation(alias: string, wire: WireAggregation): Aggregation {
  if (wire.count) {
    const upTo = wire.count.upTo ? Number(wire.count.upTo.value ?? 0) : Infinity;
    if (upTo < 0) {
      throw invalid(
        'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
      );
    }
    return { alias, kind: 'count', upTo };
  }
  const operand = wire.sum ?? wire.avg;
  if (!operand) throw invalid('Operator field in Aggregation is not set.');
  const field = parseFieldReference(operand.field);
  if (isName(field)) throw invalid('Aggregations are not supported for the property: __key__');
  return { alias, kind: wire.sum ? 'sum' : 'avg', field };
}

function total({ kind, field }: Total, documents: readonly Document[]): Value {
  const numbers = documents
    .map(({ fields }) => fieldAt(fields, field))
    .filter((value) => typeof value === 'bigint' || typeof value === 'number');
  const result = sum(numbers);
  if (kind === 'sum') return result;
  return numbers.length === 0 ? null : Number(result) / numbers.length;
}

/** Integers add up exactly; the sum is a double if one of them is, or if it doesn't fit 64 bits. */
function sum(numbers: readonly (bigint | number)[]): bigint | number {
  let integers = 0n;
  let doubles = 0;
  let hasDouble = false;
  for (const number of numbers) {
    if (typeof number === 'bigint') {
      integers += number;
    } else {
      doubles += number;
      hasDouble = true;
    }
  }
  if (hasDouble) return Number(integers) + doubles;
  return isInt64(integers) ? integers : Number(integers);
}
