import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteField,
  doc,
  type Firestore,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  getFirestore,
  limit,
  query,
  serverTimestamp,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { NOW, type Data } from './data.ts';
import type { Action } from './design.ts';
import type { Change } from './present.ts';
import type { Person } from './people.ts';

// It warns on the console of every refusal.
setLogLevel('silent');

/** The database as the web SDK sees it for each of these people. */
export function openSdks(people: readonly Person[], projectId: string, host: string) {
  const [name = '', port] = host.split(':');
  const apps = people.map(({ role }) =>
    initializeApp({ projectId, apiKey: 'local' }, `oracle-${role}`),
  );
  const sdks = people.map(({ token }, n) => {
    const db = getFirestore(apps[n]!);
    connectFirestoreEmulator(db, name, Number(port), token ? { mockUserToken: token } : {});
    return db;
  });
  return { sdks, close: () => Promise.all(apps.map(deleteApp)) };
}

/** Does it through the SDK, and answers in the manner of REST. */
export async function statusBySdk(db: Firestore, actions: readonly Change[]) {
  try {
    await (actions[0]?.operation === 'get' || actions[0]?.operation === 'list'
      ? read(db, actions[0])
      : writeAll(db, actions));
    return { status: 200, text: '' };
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    const status = { 'permission-denied': 403, 'not-found': 404 }[code ?? ''] ?? 500;
    return { status, text: `${code}: ${message}` };
  }
}

function read(db: Firestore, { operation, path, group, limit: most, counts }: Action) {
  if (operation === 'get') return getDocFromServer(doc(db, path));
  const all = group ? collectionGroup(db, path.split('/').at(-1) ?? '') : collection(db, path);
  const limited = most ? query(all, limit(most)) : query(all);
  return counts ? getCountFromServer(limited) : getDocsFromServer(limited);
}

function writeAll(db: Firestore, actions: readonly Change[]) {
  const batch = writeBatch(db);
  for (const { operation, path, after = {}, changed = [] } of actions) {
    const document = doc(db, path);
    if (operation === 'delete') batch.delete(document);
    else if (operation === 'update') {
      batch.update(
        document,
        Object.fromEntries(changed.map((name) => [name, sdkValue(after[name])])),
      );
    } else batch.set(document, withSdkValues(after));
  }
  return batch.commit();
}

const sdkValue = (value: unknown): unknown =>
  value === NOW ? serverTimestamp() : value === undefined ? deleteField() : value;
const withSdkValues = (data: Data) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, sdkValue(value)]));
