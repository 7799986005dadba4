import { randomUUID } from 'node:crypto';
import { region, type StaffRole } from '@selasar/domain';
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
} from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll } from 'vitest';

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need a running suite (npm test).`);
  return value;
}

export const projectId = fromEnvironment('GCLOUD_PROJECT');
export const functionsHost = fromEnvironment('FUNCTIONS_EMULATOR_HOST');
const authHost = fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST');

export interface Caller {
  uid: string | undefined;
  email: string | undefined;
  call(name: string, input: unknown): Promise<unknown>;
}

/**
 * The suite as the tests of one file use it: the server's view, and callers with the real web SDK. Afterwards it is as
 * it was before.
 */
export function openSuite() {
  const adminApp = initializeAdminApp({ projectId }, randomUUID());
  const auth = getAdminAuth(adminApp);
  const db = getFirestore(adminApp);
  const cleanUps: (() => Promise<unknown>)[] = [];
  const later = (work: () => Promise<unknown>) => cleanUps.push(work);
  afterAll(async () => {
    await Promise.all(cleanUps.map((cleanUp) => cleanUp()));
    await deleteAdminApp(adminApp);
  });

  /** Nobody signed in; or a person with the given role, 'none' for one who waits for approval. */
  async function caller(role?: StaffRole | 'none'): Promise<Caller> {
    const app = initializeApp({ projectId, apiKey: 'local' }, randomUUID());
    later(() => deleteApp(app));
    const functions = getFunctions(app, region);
    const [host = '', port] = functionsHost.split(':');
    connectFunctionsEmulator(functions, host, Number(port));
    const account = role ? await signIn(role) : undefined;
    return {
      uid: account?.uid,
      email: account?.email,
      call: async (name, input) => (await httpsCallable(functions, name)(input)).data,
    };

    async function signIn(claim: StaffRole | 'none') {
      const clientAuth = getAuth(app);
      connectAuthEmulator(clientAuth, `http://${authHost}`, { disableWarnings: true });
      const email = `${randomUUID()}@example.com`;
      const password = 'a test password';
      const { uid } = await auth.createUser({ email, password });
      later(() => auth.deleteUser(uid));
      if (claim !== 'none') await auth.setCustomUserClaims(uid, { role: claim });
      await signInWithEmailAndPassword(clientAuth, email, password);
      return { uid, email };
    }
  }

  return {
    auth,
    db,
    caller,
    /** Registers what has to be undone after the tests of the file. */
    later,
  };
}
export type Suite = ReturnType<typeof openSuite>;
