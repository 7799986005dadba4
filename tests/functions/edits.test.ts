import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  terminate,
  updateDoc,
} from 'firebase/firestore';
import { expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { openSuite, projectId } from './support/suite.ts';
import { plainTour } from '../support/plainOffers.ts';

const suite = openSuite();
const { db } = suite;

/** The edits of an item, oldest first. */
const editsOf = async (of: string) => {
  const found = await db.collection('edits').where('of', '==', of).orderBy('at', 'desc').get();
  return found.docs.map((edit) => edit.data()).toReversed();
};
const removeEdits = (of: string) =>
  suite.later(async () => {
    const found = await db.collection('edits').where('of', '==', of).get();
    await Promise.all(found.docs.map(({ ref }) => ref.delete()));
  });

/** The database as seen by the browser of a staff member. */
async function browserOf(displayName: string) {
  const user = await suite.person({ password: suite.password, displayName });
  await suite.enrol(user.uid, 'staff');
  const app = initializeApp({ projectId, apiKey: 'local' }, randomUUID());
  suite.later(() => deleteApp(app));
  const auth = getAuth(app);
  const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, user.email ?? '', suite.password);
  const store = getFirestore(app);
  suite.later(() => terminate(store));
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(store, host, Number(port));
  return { uid: user.uid, store };
}

const tour = (slug: string) => ({
  ...plainTour,
  slug,
  title: 'Rice Terraces',
  priceFrom: 90,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});

it('logs who edited an offer in the browser, and the changed fields', async ({ signal }) => {
  const slug = `edited-${randomUUID()}`;
  const of = `tours/${slug}`;
  const [made, ketut] = await Promise.all([browserOf('Made Wira'), browserOf('Ketut Sari')]);
  removeEdits(of);
  await setDoc(doc(made.store, of), tour(slug));
  const story = [{ what: 'created', by: made.uid, byName: 'Made Wira' }] as object[];
  await eventually(async () => expect(await editsOf(of)).toMatchObject(story), signal);

  // A changed timestamp alone is no edit.
  await updateDoc(doc(made.store, of), { updatedAt: serverTimestamp() });
  const change = { priceFrom: 95, title: 'Terraces', updatedAt: serverTimestamp() };
  await updateDoc(doc(ketut.store, of), change);
  story.push({
    what: 'changed',
    name: 'Terraces',
    before: { priceFrom: 90, title: 'Rice Terraces' },
    after: { priceFrom: 95, title: 'Terraces' },
    by: ketut.uid,
    byName: 'Ketut Sari',
  });
  await eventually(async () => expect(await editsOf(of)).toMatchObject(story), signal);

  await deleteDoc(doc(made.store, of));
  story.push({ what: 'deleted', name: 'Terraces', kind: 'tours', by: made.uid });
  await eventually(async () => expect(await editsOf(of)).toMatchObject(story), signal);
});

it('logs edits by the server as the system', async ({ signal }) => {
  const of = `villas/edited-${randomUUID()}`;
  removeEdits(of);
  await db.doc(of).set({ name: 'Villa Embun' });
  suite.later(() => db.doc(of).delete());
  const edit = { what: 'created', name: 'Villa Embun', by: 'system', kind: 'villas' };
  await eventually(async () => expect(await editsOf(of)).toMatchObject([edit]), signal);
  expect((await editsOf(of))[0]).not.toHaveProperty('byName');
});

it('logs edits of roles and calendar feeds', async () => {
  const admin = await suite.caller('admin');
  const { uid } = await suite.person({ displayName: 'Putu Dewi' });
  removeEdits(`users/${uid}`);
  await admin.call('setRole', { uid, role: 'staff' });
  // A repeated call changes nothing.
  await admin.call('setRole', { uid, role: 'staff' });
  expect(await editsOf(`users/${uid}`)).toMatchObject([
    {
      kind: 'users',
      name: 'Putu Dewi',
      what: 'changed',
      before: { role: 'pending' },
      after: { role: 'staff' },
      by: admin.uid,
      byName: 'Nyoman Arta',
    },
  ]);

  const villaId = `villa-${randomUUID()}`;
  await db.doc(`villas/${villaId}`).set({ name: 'Villa Embun' });
  suite.later(() => db.doc(`villas/${villaId}`).delete());
  const feedId = randomUUID();
  const of = `feeds/${feedId}`;
  removeEdits(of);
  const feed = { feedId, villaId, name: 'Airbnb', url: 'https://example.com/one.ics' };
  await admin.call('saveFeed', feed);
  await admin.call('saveFeed', { ...feed, name: 'Agoda' });
  await admin.call('removeFeed', { feedId });
  expect(await editsOf(of)).toMatchObject([
    { what: 'created', name: 'Airbnb of Villa Embun', after: { name: 'Airbnb', url: feed.url } },
    { what: 'changed', before: { name: 'Airbnb' }, after: { name: 'Agoda' } },
    { what: 'deleted', name: 'Agoda of Villa Embun', before: { name: 'Agoda', url: feed.url } },
  ]);
});
