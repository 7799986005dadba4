/** What the tables send over REST, and how they say what came back. */
import { doc, plain, plainFields, wire, wireFields } from './values.ts';
import { list, record, text } from './world.ts';
import type { Caller, HttpRequest, Send } from './world.ts';

/** Of an error whose text is nobody's promise, only the code is. */
export const refused = (code: string, message?: string): string | RegExp =>
  message === undefined ? new RegExp(`^${code}: `) : `${code}: ${message}`;

const isError = (answer: unknown): answer is string => typeof answer === 'string';
/** What is said of an answer, unless it is an error. */
const shown =
  (send: Send, show: (answer: unknown) => unknown): Send =>
  async (world) => {
    const answer = await send(world);
    return isError(answer) ? answer : show(answer);
  };

export const as =
  (caller: Caller, send: Send): Send =>
  (world) =>
    send(world.as(caller));

/** Sends one after the other; the last one's answer counts. */
export const after =
  (...sends: readonly Send[]): Send =>
  async (world) => {
    const answers = await eachOf(...sends)(world);
    return list(answers).at(-1);
  };

/** Sends one after the other; every answer counts. */
export const eachOf =
  (...sends: readonly Send[]): Send =>
  async (world) => {
    const answers: unknown[] = [];
    for (const send of sends) {
      // The second may depend on what the first has done.
      // oxlint-disable-next-line no-await-in-loop
      answers.push(await send(world));
    }
    return answers;
  };

export const ROOT = 'v1/projects/{project}/databases/(default)/documents';
export const rest =
  (method: string, path: string, body?: unknown): Send =>
  (world) =>
    world.rest(method, path, body);
/** A request as it goes over the wire. @returns what the row asks for */
export const http =
  (request: Partial<HttpRequest>, show: 'status' | 'body' | readonly string[]): Send =>
  async (world) => {
    const answer = await world.http({ method: 'GET', path: `/${ROOT}/c/a`, ...request });
    if (show === 'status') return answer.status;
    if (show === 'body') return answer.body;
    return show.map((name) => answer.headers[name]);
  };
export const grpc =
  (method: string, request: object): Send =>
  (world) =>
    world.grpc(method, request);
export const only = (send: Send, ...keys: readonly string[]): Send =>
  shown(send, (answer) => Object.fromEntries(keys.map((key) => [key, record(answer)[key]])));

// Writes

type Precondition = { readonly exists: boolean } | { readonly updateTime: string };
interface Options {
  /** The fields to write; without it, the document is replaced. */
  readonly mask?: readonly string[];
  readonly transforms?: readonly object[];
  readonly if?: Precondition;
}

export const set = (path: string, data: object = {}, options: Options = {}): object => ({
  update: { name: doc(path), fields: wireFields(data) },
  ...(options.mask && { updateMask: { fieldPaths: options.mask } }),
  ...(options.transforms && { updateTransforms: options.transforms }),
  ...(options.if && { currentDocument: options.if }),
});
export const remove = (path: string, precondition?: Precondition): object => ({
  delete: doc(path),
  ...(precondition && { currentDocument: precondition }),
});
export const verify = (path: string, precondition?: Precondition): object => ({
  verify: doc(path),
  ...(precondition && { currentDocument: precondition }),
});
export const increment = (fieldPath: string, by: unknown) => ({ fieldPath, increment: wire(by) });
export const maximum = (fieldPath: string, of: unknown) => ({ fieldPath, maximum: wire(of) });
export const minimum = (fieldPath: string, of: unknown) => ({ fieldPath, minimum: wire(of) });
export const serverTime = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
export const union = (fieldPath: string, ...values: readonly unknown[]) => ({
  fieldPath,
  appendMissingElements: { values: values.map(wire) },
});
export const without = (fieldPath: string, ...values: readonly unknown[]) => ({
  fieldPath,
  removeAllFromArray: { values: values.map(wire) },
});

const sendWrites = (writes: readonly object[], more: object = {}): Send =>
  rest('POST', `${ROOT}:commit`, { writes, ...more });
export const commit = (...writes: readonly object[]): Send =>
  shown(sendWrites(writes), () => 'done');
/** What the transforms of the first write have answered. */
export const transformed = (...writes: readonly object[]): Send =>
  shown(sendWrites(writes), (answer) =>
    list(record(list(record(answer)['writeResults'])[0])['transformResults']).map(plain),
  );
export const commitIn = (transaction: unknown, ...writes: readonly object[]): Send =>
  shown(sendWrites(writes, { transaction }), () => 'done');

// Reads

/** A document's fields. */
export const get = (path: string, parameters = ''): Send =>
  shown(rest('GET', `${ROOT}/${path}${parameters}`), (answer) =>
    plainFields(record(answer)['fields']),
  );
/** Whether it is there, in one word, for the tables that are about writes. */
export const present =
  (path: string): Send =>
  async (world) => {
    const answer = await get(path)(world.as('admin'));
    return !isError(answer);
  };
/** What is stored when the writes are done, or why they were not. */
export const stored =
  (path: string, ...writes: readonly object[]): Send =>
  async (world) => {
    const answer = await commit(...writes)(world);
    return answer === 'done' ? get(path)(world.as('admin')) : answer;
  };

// Queries

export type Where =
  | readonly [field: string, operator: string, value?: unknown]
  | { readonly and: readonly Where[] }
  | { readonly or: readonly Where[] };
export interface Asked {
  // `c` unless it says otherwise; with `**/` before it, the collection group.
  readonly from?: string;
  /** The document above the collection. */
  readonly under?: string;
  readonly where?: Where;
  readonly orderBy?: readonly string[];
  readonly startAt?: readonly unknown[];
  readonly startAfter?: readonly unknown[];
  readonly endAt?: readonly unknown[];
  readonly endBefore?: readonly unknown[];
  readonly limit?: number;
  readonly offset?: number;
  readonly select?: readonly string[];
  /** What the table writes in wire form. */
  readonly more?: object;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not in': 'NOT_IN',
  contains: 'ARRAY_CONTAINS',
  'contains any': 'ARRAY_CONTAINS_ANY',
};
const UNARY: Readonly<Record<string, string>> = {
  'is null': 'IS_NULL',
  'is not null': 'IS_NOT_NULL',
  'is NaN': 'IS_NAN',
  'is not NaN': 'IS_NOT_NAN',
};

function filter(where: Where): object {
  if ('and' in where) return { compositeFilter: { op: 'AND', filters: where.and.map(filter) } };
  if ('or' in where) return { compositeFilter: { op: 'OR', filters: where.or.map(filter) } };
  const [fieldPath, operator, value] = where;
  const unary = UNARY[operator];
  if (unary !== undefined) return { unaryFilter: { field: { fieldPath }, op: unary } };
  const op = OPERATORS[operator] ?? operator;
  return { fieldFilter: { field: { fieldPath }, op, value: wire(value) } };
}

export function structuredQuery(asked: Asked): object {
  const { from = 'c', where, orderBy, startAt, startAfter, endAt, endBefore, select } = asked;
  const isGroup = from.startsWith('**/');
  const collectionId = isGroup ? from.slice(3) : from;
  const cursor = (values: readonly unknown[] = [], before = false): object => ({
    values: values.map(wire),
    before,
  });
  return {
    from: [{ ...(collectionId && { collectionId }), ...(isGroup && { allDescendants: true }) }],
    ...(where && { where: filter(where) }),
    ...(orderBy && { orderBy: orderBy.map(order) }),
    ...((startAt ?? startAfter) && { startAt: cursor(startAt ?? startAfter, Boolean(startAt)) }),
    ...((endAt ?? endBefore) && { endAt: cursor(endAt ?? endBefore, Boolean(endBefore)) }),
    ...(asked.limit !== undefined && { limit: asked.limit }),
    ...(asked.offset !== undefined && { offset: asked.offset }),
    ...(select && { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
    ...asked.more,
  };
}

export const where = (field: string, operator: string, value?: unknown): Asked => ({
  where: [field, operator, value],
});

function order(written: string): object {
  const [fieldPath, direction] = written.split(' ');
  return {
    field: { fieldPath },
    direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
  };
}

const parent = ({ under }: Asked): string => (under === undefined ? ROOT : `${ROOT}/${under}`);
const found = (asked: Asked): Send =>
  shown(
    rest('POST', `${parent(asked)}:runQuery`, { structuredQuery: structuredQuery(asked) }),
    (answer) =>
      list(answer).flatMap((part) => {
        const { document } = record(part);
        return document === undefined ? [] : [record(document)];
      }),
  );
/** The paths of the results; of documents in `c`, only their ids. */
export const find = (asked: Asked = {}): Send =>
  shown(found(asked), (documents) =>
    list(documents).map((document) => pathOf(record(document)['name']).replace(/^c\//, '')),
  );
/** The fields of the results. */
export const findFields = (asked: Asked): Send =>
  shown(found(asked), (documents) =>
    list(documents).map((document) => plainFields(record(document)['fields'])),
  );

export const aggregate = (aggregations: readonly object[], asked: Asked = {}): Send =>
  shown(
    rest('POST', `${parent(asked)}:runAggregationQuery`, {
      structuredAggregationQuery: { structuredQuery: structuredQuery(asked), aggregations },
    }),
    (answer) => plainFields(record(record(list(answer)[0])['result'])['aggregateFields']),
  );

export const pathOf = (name: unknown): string => text(name).split('/documents/')[1] ?? '';
