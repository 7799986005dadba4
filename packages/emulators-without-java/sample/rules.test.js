// The rules by themselves, with Firebase's own library for it. `npm test` runs this in the emulators.
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, getDoc, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { ref, uploadString } from 'firebase/storage';

setLogLevel('silent');
await test('the rules of notes', async (t) => {
  const environment = await initializeTestEnvironment({
    projectId: 'demo-notes',
    firestore: { rules: await readFile('firestore.rules', 'utf8') },
    storage: { rules: await readFile('storage.rules', 'utf8') },
  });
  t.after(() => environment.cleanup());
  t.beforeEach(async () => {
    await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      await setDoc(doc(db, 'settings/notes'), { longest: 40 });
      await setDoc(doc(db, 'notes/private'), { owner: 'ana', published: false });
      await setDoc(doc(db, 'notes/public'), { owner: 'ana', published: true });
    });
  });

  await t.test('a private note is its owner’s', async () => {
    const read = (context) => getDoc(doc(context.firestore(), 'notes/private'));
    await assertSucceeds(read(environment.authenticatedContext('ana')));
    await assertFails(read(environment.authenticatedContext('ben')));
    await assertFails(read(environment.unauthenticatedContext()));
  });

  await t.test('a published note is everybody’s', async () => {
    await assertSucceeds(
      getDoc(doc(environment.unauthenticatedContext().firestore(), 'notes/public')),
    );
  });

  await t.test('nobody writes in another’s name', async () => {
    const note = { owner: 'ana', text: 'Hello', published: false, written: serverTimestamp() };
    const write = (context) => setDoc(doc(context.firestore(), 'notes/new'), note);
    await assertFails(write(environment.authenticatedContext('ben')));
    await assertSucceeds(write(environment.authenticatedContext('ana')));
  });

  await t.test('a picture goes into its owner’s folder, and is a picture', async () => {
    const upload = (person, contentType) => {
      const bucket = environment.authenticatedContext(person).storage();
      return uploadString(ref(bucket, 'pictures/ana/a.gif'), 'GIF', 'raw', { contentType });
    };
    await assertSucceeds(upload('ana', 'image/gif'));
    await assertFails(upload('ana', 'text/plain'));
    await assertFails(upload('ben', 'image/gif'));
  });
});
