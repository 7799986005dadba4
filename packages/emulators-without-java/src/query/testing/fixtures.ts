import type { Document } from '../../model/document.ts';
import type { Clock } from '../../model/clock.ts';
import { Reference } from '../../model/value.ts';
import type { MapValue, Value } from '../../model/value.ts';
import type { WireQuery, WireValue } from '../../model/wire.ts';
import { valueToWire } from '../../model/wireValue.ts';
import { Store } from '../../store/store.ts';

/** Helpers for tests of queries and listeners. */
export const DATABASE = { project: 'demo-test', database: '(default)' };
export const ROOT = 'projects/demo-test/databases/(default)/documents';

/** A clock that moves by a millisecond whenever it is asked. */
function steppingClock(): Clock {
  let micros = 1_700_000_000_000_000n;
  return { nowMicros: () => (micros += 1000n), after: () => () => undefined };
}

export function map(entries: Record<string, Value>): MapValue {
  return new Map(Object.entries(entries));
}

export function vector(...components: number[]): MapValue {
  return map({ __type__: '__vector__', value: components });
}

export function ref(path: string): Reference {
  return new Reference(`${ROOT}/${path}`);
}

/** Writes documents in one commit; null deletes. */
export function put(store: Store, documents: Record<string, Record<string, Value> | null>): void {
  const time = store.currentTime();
  const entries = Object.entries(documents);
  const removed = entries.filter(([, fields]) => fields === null).map(([path]) => path);
  const written = entries.flatMap(([path, fields]): Document[] =>
    fields === null
      ? []
      : [
          {
            path,
            fields: map(fields),
            createTime: store.get(path)?.createTime ?? time,
            updateTime: time,
          },
        ],
  );
  store.replace(removed, written);
}

export function storeWith(documents: Record<string, Record<string, Value>>): Store {
  const store = new Store(DATABASE, steppingClock());
  put(store, documents);
  return store;
}

type Where = NonNullable<WireQuery['where']>;
type FieldOperator = NonNullable<Where['fieldFilter']>['op'];
type UnaryOperator = NonNullable<Where['unaryFilter']>['op'];

export function where(fieldPath: string, op: FieldOperator, value: Value): Where {
  return { fieldFilter: { field: { fieldPath }, op, value: valueToWire(value) } };
}

export function unary(fieldPath: string, op: UnaryOperator): Where {
  return { unaryFilter: { field: { fieldPath }, op } };
}

export function and(...filters: Where[]): Where {
  return { compositeFilter: { op: 'AND', filters } };
}

export function or(...filters: Where[]): Where {
  return { compositeFilter: { op: 'OR', filters } };
}

export function from(collectionId: string, rest: Omit<WireQuery, 'from'> = {}): WireQuery {
  return { from: [{ collectionId }], ...rest };
}

export function group(collectionId: string, rest: Omit<WireQuery, 'from'> = {}): WireQuery {
  return { from: [{ collectionId, allDescendants: true }], ...rest };
}

/** `orderBy('a', '-b')`: a ascending, then b descending. */
export function orderBy(...fields: string[]): NonNullable<WireQuery['orderBy']> {
  return fields.map((field) => ({
    field: { fieldPath: field.replace(/^-/, '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));
}

export function cursor(
  before: boolean,
  ...values: Value[]
): { values: WireValue[]; before: boolean } {
  return { values: values.map(valueToWire), before };
}
