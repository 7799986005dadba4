import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Random } from '../../counters/events.ts';
import { any, mark, markedId, type Hosts } from '../requests.ts';
import { NOW, wireWrite, type Data } from './data.ts';
import { mayDo, type Action } from './design.ts';
import { mutated } from './mutate.ts';
import type { Person } from './people.ts';

/** What is asked, and the fields that an update names. */
export type Change = Action & { changed?: string[] };

/** One request, what the design says to it, and how to send it. */
export interface Case {
  shown: string;
  allowed: boolean;
  /** Nonsense is among what is asked, and is called so. */
  mayBeInvalid?: boolean;
  request: {
    url: string;
    method: string;
    headers?: Record<string, string>;
    body?: string | Uint8Array<ArrayBuffer>;
  };
  /** The same for the web SDK, where it can ask so. */
  actions?: readonly Change[];
  /** Puts back what the request has changed, should it be let through. */
  undo?: () => Promise<unknown>;
}

const there = `${mark}-there`;
/** When the documents that are there were made; the same object, so that whoever keeps it keeps the time. */
const madeAt = new Date('2026-01-01T00:00:00Z');
const times = { createdAt: madeAt, updatedAt: madeAt };
const message = { name: 'A', email: 'a@example.com', subject: 'x', message: 'x', read: false };

/** What is there before each request, by path. The secret stands where no guest may look. */
const present: Record<string, Data> = {
  [`tours/${there}`]: { ...sampleTours[0], slug: there, ...times },
  [`villas/${there}`]: { ...sampleVillas[0], slug: there, ...times },
  [`messages/${there}`]: { ...message, createdAt: madeAt },
  [`bookings/${there}`]: { status: 'cancelled', totalPrice: 0, ...times },
  [`bookings/${there}/events/one`]: { to: 'cancelled', at: madeAt },
  [`transfers/${there}`]: { status: 'cancelled', ...times },
  [`calendars/${there}`]: { taken: {} },
};

export const prepare = (db: Firestore) =>
  Promise.all(
    Object.entries(present).map(([path, data]) => db.doc(path).set(withTimestamps(data))),
  );
export const cleanUp = (db: Firestore) =>
  Promise.all(Object.keys(present).map((path) => db.doc(path).delete()));

const withTimestamps = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Date ? Timestamp.fromDate(value) : value,
    ]),
  );

const collections = [
  'tours',
  'tours',
  'tours',
  'tours',
  'villas',
  'villas',
  'villas',
  'villas',
  'users',
  'users',
  'users',
  'messages',
  'messages',
  'bookings',
  'transfers',
  'bookings/*/events',
  'transfers/*/events',
  'calendars',
  'stats',
  'stats/overview/recounts',
  'tours/*/secrets',
  'users/*/secrets',
  'nightHolders',
  'rateLimits',
  'settings',
  'statsLedger',
  'mail',
  'outbox',
  'anything',
];

const place = (random: Random): string =>
  any(random, collections).replace('*', random() < 0.7 ? there : markedId(random));

/** A write that is good for somebody, or differs from one in a field. */
function write(random: Random, person: Person, people: readonly Person[]): Change {
  const collection = place(random);
  if (collection === 'users') return profileWrite(random, person, people);
  const old = `${collection}/${there}`;
  const before = present[old];
  const luck = random();
  if (luck < 0.15)
    return {
      person,
      operation: 'delete',
      path: random() < 0.8 ? old : `${collection}/${markedId(random)}`,
      before,
    };
  if (before && (luck < 0.6 || collection === 'messages')) {
    return {
      person,
      operation: 'update',
      path: old,
      before,
      ...change(random, collection, before),
    };
  }
  const slug = any(random, [
    markedId(random),
    `${mark}-walk`,
    `${mark}--walk`,
    `${mark}-Walk`,
    mark + 'x'.repeat(100),
  ]);
  const sample = collection === 'villas' ? sampleVillas[1] : sampleTours[1];
  const good = { ...sample, slug, createdAt: NOW, updatedAt: NOW };
  return {
    person,
    operation: 'create',
    path: `${collection}/${slug}`,
    after: mutated(random, good).data,
  };
}

function change(
  random: Random,
  collection: string,
  before: Data,
): { after: Data; changed: string[] } {
  if (collection === 'messages') {
    const { data, field } = mutated(random, { read: true, readAt: NOW });
    const more = random() < 0.2 ? { message: 'Another', name: before['name'] } : {};
    const after = { ...before, ...data, ...more };
    return {
      after,
      changed: [...new Set(['read', 'readAt', ...Object.keys(more), ...(field ? [field] : [])])],
    };
  }
  const { data, field } = mutated(random, before);
  const isFresh = random() < 0.9;
  const after = isFresh && field !== 'updatedAt' ? { ...data, updatedAt: NOW } : data;
  return { after, changed: [...new Set([field ?? 'featured', 'updatedAt'])] };
}

/** Somebody registers; perhaps as another, or as more than they are. */
function profileWrite(random: Random, person: Person, people: readonly Person[]): Change {
  const luck = random();
  const uid = luck < 0.6 ? person.uid : any(random, [markedId(random), any(random, people).uid]);
  const path = `users/${uid}`;
  const stored = people.find((other) => other.uid === uid)?.profile;
  const own = { email: person.email, fullName: 'Nyoman Arta', role: 'pending', createdAt: NOW };
  const lies = [
    { email: any(random, people).email },
    { role: any(random, ['staff', 'admin']) },
    { emailVerified: true },
  ];
  const good = random() < 0.25 ? { ...own, ...any(random, lies) } : own;
  const after = random() < 0.4 ? good : mutated(random, good).data;
  if (stored && luck > 0.3) {
    if (random() < 0.2) return { person, operation: 'delete', path, before: stored };
    const changes = [
      { role: 'admin' },
      { tokenRole: 'admin' },
      { fullName: 'Another Name' },
      { fullName: 'Nyoman Arta' },
      { emailVerified: true },
      { emailVerified: false },
      { emailVerified: true, role: 'staff' },
    ];
    const change = any<Data>(random, changes);
    return {
      person,
      operation: 'update',
      path,
      before: stored,
      after: { ...stored, ...change },
      changed: Object.keys(change),
    };
  }
  return { person, operation: 'create', path, after };
}

export interface Setting {
  db: Firestore;
  hosts: Hosts;
  people: readonly Person[];
}

/** Writes: one, or several in one commit, of which the worst decides. */
export async function writeCase(random: Random, person: Person, setting: Setting): Promise<Case> {
  const { db, hosts, people } = setting;
  const count = random() < 0.75 ? 1 : 2 + Math.floor(random() * 2);
  const writes = new Map<string, Change>();
  while (writes.size < count) {
    const next = write(random, person, people);
    writes.set(next.path, next);
  }
  const actions = [...writes.values()];
  const database = `projects/${hosts.projectId}/databases/(default)`;
  const body = {
    writes: actions.map(({ path, operation, after, changed }) =>
      wireWrite(`${database}/documents/${path}`, operation as 'create', after, changed),
    ),
  };
  // Who registers has no profile yet.
  const registered = actions.filter(
    ({ path, operation }) => operation === 'create' && path.startsWith('users/'),
  );
  // And so no role, whatever the token says.
  const isNew = registered.some(({ path }) => path === `users/${person.uid}`);
  const asked: Person = isNew && person.token ? { ...person, role: 'waiting' } : person;
  const stored = await Promise.all(registered.map(({ path }) => db.doc(path).get()));
  for (const { exists, ref } of stored) if (exists) await ref.delete();
  const undo = async () => {
    for (const { path } of actions) {
      const data = present[path];
      if (data) await db.doc(path).set(withTimestamps(data));
      else if (!path.startsWith('users/')) await db.doc(path).delete();
    }
    await putBack();
  };
  const putBack = async () => {
    for (const { ref, exists, data } of stored.map((one) => ({
      ref: one.ref,
      exists: one.exists,
      data: one.data(),
    }))) {
      if (exists && data) await ref.set(data);
      else await ref.delete();
    }
  };
  return {
    shown: JSON.stringify(body),
    actions,
    allowed: actions.every((action) => mayDo({ ...action, person: asked })),
    request: {
      url: `http://${hosts.firestore}/v1/${database}/documents:commit`,
      method: 'POST',
      body: JSON.stringify(body),
    },
    undo,
  };
}

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
