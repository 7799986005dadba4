import { getStorage } from 'firebase-admin/storage';
import { isLocal, type Site } from '../backup/site.ts';
import { send } from '../suite/call.ts';

/** Empties a project of a local suite. Throws an Error anywhere else. */
export async function wipe({ app, project, database, bucket }: Site): Promise<void> {
  if (!isLocal()) throw new Error('Only a local suite is ever emptied.');
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  const emulated = `emulator/v1/projects/${project}`;
  await send(`http://${FIRESTORE_EMULATOR_HOST}/${emulated}/databases/${database}/documents`, {
    method: 'DELETE',
  });
  await send(`http://${FIREBASE_AUTH_EMULATOR_HOST}/${emulated}/accounts`, { method: 'DELETE' });
  await getStorage(app).bucket(bucket).deleteFiles();
}
