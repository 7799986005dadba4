import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { Random } from '../counters/events.ts';
import { any, mark, markedId } from '../choose.ts';
import { NOW, wireWrite, type Data } from './data.ts';
import { mayDo } from './design.ts';
import { mutated } from './mutate.ts';
import type { Person } from './people.ts';
import { place, present, there, withTimestamps } from './present.ts';
import type { Case, Change, Setting } from './present.ts';

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
  const author: Person = isNew && person.token ? { ...person, role: 'waiting' } : person;
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
    allowed: actions.every((action) => mayDo({ ...action, person: author })),
    request: {
      url: `http://${hosts.firestore}/v1/${database}/documents:commit`,
      method: 'POST',
      body: JSON.stringify(body),
    },
    undo,
  };
}

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
  const falseClaims = [
    { email: any(random, people).email },
    { role: any(random, ['staff', 'admin']) },
    { emailVerified: true },
  ];
  const good = random() < 0.25 ? { ...own, ...any(random, falseClaims) } : own;
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
