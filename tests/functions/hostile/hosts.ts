import { functionsHost, projectId } from '../support/suite.ts';
import type { Hosts } from './requests.ts';

/** Where the running suite is. */
export const hostsOf = (): Hosts => ({
  functions: functionsHost,
  firestore: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  storage: process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '',
  projectId,
  bucket: `${projectId}.appspot.com`,
});
