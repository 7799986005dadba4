// A person of the notes app, by the web SDK, and its server, by the Admin SDK. `npm run demo` runs it in the emulators.
import assert from 'node:assert/strict';
import { deleteApp as deleteServer, initializeApp as initializeServer } from 'firebase-admin/app';
import { getFirestore as getServerFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from 'firebase/auth';
import * as firestore from 'firebase/firestore';
import * as storage from 'firebase/storage';

const { addDoc, collection, getDoc, onSnapshot, orderBy, query, updateDoc, where } = firestore;
const projectId = process.env.GCLOUD_PROJECT;
const [firestoreHost, firestorePort] = process.env.FIRESTORE_EMULATOR_HOST.split(':');
const [storageHost, storagePort] = process.env.FIREBASE_STORAGE_EMULATOR_HOST.split(':');

const server = initializeServer({ projectId });
const app = initializeApp({ projectId, apiKey: 'any', storageBucket: `${projectId}.appspot.com` });
const auth = getAuth(app);
const db = firestore.getFirestore(app);
const bucket = storage.getStorage(app);
const authUrl = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
connectAuthEmulator(auth, authUrl, { disableWarnings: true });
firestore.connectFirestoreEmulator(db, firestoreHost, Number(firestorePort));
storage.connectStorageEmulator(bucket, storageHost, Number(storagePort));
firestore.setLogLevel('silent');

const said = (what) => process.stdout.write(`✓ ${what}\n`);

await getServerFirestore(server).doc('settings/notes').set({ longest: 40 });
const { user } = await createUserWithEmailAndPassword(auth, 'ana@example.com', 'secret of ana');
said('the server writes a setting, and a person signs up');

const notes = collection(db, 'notes');
const note = (text) => ({
  owner: user.uid,
  text,
  published: false,
  written: firestore.serverTimestamp(),
});
const milk = await addDoc(notes, note('Buy milk'));
await addDoc(notes, note('Call Ben'));
assert.equal((await getDoc(milk)).data().text, 'Buy milk');
said('she writes two notes and reads one');

const mine = query(notes, where('owner', '==', user.uid), orderBy('written', 'desc'));
const found = await firestore.getDocs(mine);
assert.deepEqual(
  found.docs.map((document) => document.get('text')),
  ['Call Ben', 'Buy milk'],
);
assert.equal((await firestore.getCountFromServer(mine)).data().count, 2);
said('a query lists them, the newest first, and counts them');

const seen = new Promise((resolve) => {
  const stop = onSnapshot(mine, (snapshot) => {
    const texts = snapshot.docs.map((document) => document.get('text'));
    if (!texts.includes('Buy oat milk')) return;
    stop();
    resolve();
  });
});
await getServerFirestore(server).doc(milk.path).update({ text: 'Buy oat milk' });
await seen;
said('a listener sees what the server changes');

const denied = { code: 'permission-denied' };
await assert.rejects(addDoc(notes, { ...note('Not hers'), owner: 'ben' }), denied);
await assert.rejects(addDoc(notes, note('x'.repeat(41))), denied);
await assert.rejects(updateDoc(milk, { owner: 'ben' }), denied);
await assert.rejects(firestore.getDocs(notes), denied);
said('the rules deny notes of others, long notes, and a list of all');

const dot = Uint8Array.from([0x47, 0x49, 0x46]);
const picture = storage.ref(bucket, `pictures/${user.uid}/dot.gif`);
await storage.uploadBytes(picture, dot, { contentType: 'image/gif' });
assert.deepEqual(new Uint8Array(await storage.getBytes(picture)), dot);
const foreign = storage.ref(bucket, 'pictures/ben/dot.gif');
await assert.rejects(storage.uploadBytes(foreign, dot, { contentType: 'image/gif' }), {
  code: 'storage/unauthorized',
});
said('she uploads a picture of hers, and none of others');

await Promise.all([deleteApp(app), deleteServer(server)]);
