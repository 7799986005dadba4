import {
  subcollections,
  collections,
  addDays,
  type CivilDate,
  startOfBaliDate,
} from '@selasar/domain/core';
import {
  collection,
  orderBy,
  query,
  limit,
  where,
  collectionGroup,
  documentId,
  type DocumentSnapshot,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import {
  type Edit,
  editSchema,
  auditedEdits,
  type AuditEvent,
  type AuditKind,
  auditSchemas,
  type AuditSource,
} from '@selasar/domain/people';
import { listenToFound } from '../firebase/live/listen.ts';
import { type Listen, useLive } from '../firebase/live/useLive.ts';
import { useRows } from '../firebase/live/useRows.ts';
import { type Collection, type Row, toRow } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';

const editCollection: Collection<Edit> = {
  name: collections.edits,
  idField: 'id',
  schema: editSchema,
};

export const useEditsOf = (path: string, atMost: number) =>
  useRows(`edits of ${path} ${atMost}`, editCollection, (all) =>
    query(all, where('of', '==', path), orderBy('at', 'desc'), limit(atMost)),
  );

interface Timed {
  at?: Date | undefined;
}

/** An entry without a time is invalid and comes first, so that someone sees it. */
const timeOf = ({ at }: Timed): number => at?.getTime() ?? Infinity;

export const newestOf = <Item extends Timed>(
  lists: readonly (readonly Item[])[],
  atMost: number,
): Item[] =>
  lists
    .flat()
    .toSorted((one, other) => (timeOf(other) === timeOf(one) ? 0 : timeOf(other) - timeOf(one)))
    .slice(0, atMost);

export interface AuditFilter {
  kind?: AuditKind | undefined;
  /** A uid, 'guest', 'crew' or 'system'. */
  by?: string | undefined;
  /** Days in Bali; '' is an open end. */
  from: CivilDate;
  to: CivilDate;
}

/**
 * An event does not store its parent, but its name begins with the collection's: '!' sorts before, '~' after any id.
 */
function histories(kind?: AuditKind): Query {
  const all = collectionGroup(store, subcollections.events);
  if (!kind) return all;
  const [first, last] = ['!', '~'].map((id) => `${kind}/${id}/${subcollections.events}/${id}`);
  return query(all, where(documentId(), '>=', first), where(documentId(), '<=', last));
}

const edits = (kinds: readonly string[]) =>
  query(collection(store, collections.edits), where('kind', 'in', kinds));

function stored(kind: AuditKind | undefined): readonly Query[] {
  const security = collection(store, collections.securityEvents);
  if (!kind) return [histories(), edits(Object.values(auditedEdits).flat()), security];
  if (kind === 'security') return [security];
  return [kind === 'offers' || kind === 'settings' ? edits(auditedEdits[kind]) : histories(kind)];
}

const constraints = ({ by, from, to }: AuditFilter): QueryConstraint[] => [
  ...(by ? [where('by', '==', by)] : []),
  ...(from ? [where('at', '>=', startOfBaliDate(from))] : []),
  ...(to ? [where('at', '<', startOfBaliDate(addDays(to, 1)))] : []),
];

function asRow(snapshot: DocumentSnapshot): Row<AuditEvent> {
  const [kind = '', of = '', isWithin] = snapshot.ref.path.split('/');
  const source = isWithin ? (kind === 'crew' ? 'crew' : 'record') : storedIn[kind];
  if (!source) throw new TypeError(`${snapshot.ref.path} is in no audit log`);
  const schema = auditSchemas[source] as unknown as Collection<AuditEvent>['schema'];
  return toRow({ name: kind, idField: 'id', schema }, snapshot, {
    id: snapshot.ref.path,
    source,
    ...(isWithin ? { of } : {}),
    ...(source === 'record' ? { kind } : {}),
  });
}

const storedIn: Readonly<Record<string, AuditSource>> = {
  [collections.edits]: 'edit',
  [collections.securityEvents]: 'security',
};

const listenToNewest =
  (queries: readonly Query[], atMost: number): Listen<Row<AuditEvent>[]> =>
  (onData, fail) => {
    const found = queries.map((): Row<AuditEvent>[] | undefined => undefined);
    const stops = queries.map((all, index) =>
      listenToFound(query(all, limit(atMost)))(({ docs }) => {
        found[index] = docs.map(asRow);
        const lists = found.filter((list) => list !== undefined);
        if (lists.length === queries.length) onData(newestOf(lists, atMost));
      }, fail),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };

export const useAuditLog = (filter: AuditFilter, atMost: number) =>
  useLive<Row<AuditEvent>[]>(`audit ${JSON.stringify(filter)} ${atMost}`, (onData, fail) => {
    const newest = stored(filter.kind).map((all) =>
      query(all, ...constraints(filter), orderBy('at', 'desc')),
    );
    return listenToNewest(newest, atMost)(onData, fail);
  });
