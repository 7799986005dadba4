import { randomUUID } from 'node:crypto';
import type { OperationName } from '@selasar/domain/api';
import { region, type StaffRole } from '@selasar/domain/core';
import { pathByName } from '../../../scripts/suite/call.ts';
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
} from 'firebase-admin/app';
import { type CreateRequest, getAuth as getAdminAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll } from 'vitest';
import { unlessUnknown } from '../../../functions/src/people/roles.ts';

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need a running suite (npm test).`);
  return value;
}

export const projectId = fromEnvironment('GCLOUD_PROJECT');
export const functionsHost = fromEnvironment('FUNCTIONS_EMULATOR_HOST');
/** The path of an operation. */
export const operationUrl = (name: OperationName): string =>
  `http://${functionsHost}/${projectId}/${region}/${pathByName(name)}`;

const authHost = fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST');

const password = 'a test password';

export interface Caller {
  uid: string | undefined;
  email: string | undefined;
  call(name: OperationName, input: unknown): Promise<unknown>;
}

/**
 * The suite for the tests of one file: the server's view, and callers with the real web SDK. Restores the data
 * afterwards.
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

  /** Creates a person with a verified email and a profile, who waits for approval. */
  async function person(properties: CreateRequest = {}): Promise<UserRecord> {
    const user = await auth.createUser({
      email: `${randomUUID()}@example.com`,
      emailVerified: true,
      displayName: 'Nyoman Arta',
      ...properties,
    });
    const { uid, email, emailVerified, displayName } = user;
    const profile = db.doc(`users/${uid}`);
    later(() => unlessUnknown(auth.deleteUser(uid)));
    later(() => profile.delete());
    await profile.set({
      email,
      fullName: displayName,
      role: 'pending',
      emailVerified,
      createdAt: FieldValue.serverTimestamp(),
    });
    return user;
  }

  /** Gives a person a role, in the profile and in the ID token. */
  async function enrol(uid: string, role: StaffRole): Promise<void> {
    await auth.setCustomUserClaims(uid, { role });
    await db.doc(`users/${uid}`).update({ role, tokenRole: role });
  }

  /** A caller: not signed in, or a person with the given role, 'none' for one who waits for approval. */
  async function caller(role?: StaffRole | 'none'): Promise<Caller> {
    if (!role) return client();
    const user = await person({ password });
    if (role !== 'none') await enrol(user.uid, role);
    return callerFor(user);
  }

  /** Creates a person with the password of these tests and a fresh ID token. */
  async function callerFor({ uid, email = '' }: UserRecord): Promise<Caller> {
    const { app, ...signedIn } = client();
    const clientAuth = getAuth(app);
    connectAuthEmulator(clientAuth, `http://${authHost}`, { disableWarnings: true });
    await signInWithEmailAndPassword(clientAuth, email, password);
    return { ...signedIn, uid, email };
  }

  function client() {
    const app = initializeApp({ projectId, apiKey: 'local' }, randomUUID());
    later(() => deleteApp(app));
    const functions = getFunctions(app, region);
    const [host = '', port] = functionsHost.split(':');
    connectFunctionsEmulator(functions, host, Number(port));
    const call: Caller['call'] = async (name, input) =>
      (await httpsCallable(functions, pathByName(name))(input)).data;
    return { app, uid: undefined, email: undefined, call };
  }

  return {
    auth,
    db,
    caller,
    callerFor,
    password,
    person,
    enrol,
    /** Registers a cleanup that runs after the tests of the file. */
    later,
  };
}
export type Suite = ReturnType<typeof openSuite>;

/** The local caller as limits see it: functions are reached by a socket without an address. */
export const localSender = (email: string) => ({ email, address: '' });
