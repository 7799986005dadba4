import { functionsHost, projectId } from '../support/suite.ts';

export interface Hosts {
  functions: string;
  firestore: string;
  storage: string;
  projectId: string;
  bucket: string;
}

/** Where the running suite is. */
export const hostsOf = (): Hosts => ({
  functions: functionsHost,
  firestore: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  storage: process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '',
  projectId,
  bucket: `${projectId}.appspot.com`,
});
