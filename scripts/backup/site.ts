import { initializeApp, type App } from 'firebase-admin/app';
import { PROJECT_ID } from '../suite/root.ts';

/** A project as far as a backup knows it: what is read, or written to. */
export interface Site {
  readonly project: string;
  readonly database: string;
  readonly bucket: string;
  readonly app: App;
}

const hosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/** Whether the environment leads to a local suite. Throws an Error if only a part of it does: that would mix two worlds. */
export function isLocal(): boolean {
  const set = hosts.filter((name) => process.env[name]);
  if (set.length > 0 && set.length < hosts.length) {
    throw new Error(`Set all of ${hosts.join(', ')}, or none; only ${set.join(', ')} is set.`);
  }
  return set.length > 0;
}

/** The project of a local suite if none is named. Its bucket has the name that Firebase gives to new ones, if none is named. */
export function openSite(options: {
  project?: string | undefined;
  database?: string | undefined;
  bucket?: string | undefined;
}): Site {
  const project = options.project ?? (isLocal() ? PROJECT_ID : undefined);
  if (!project) throw new Error('Which project? Please name it.');
  const bucket =
    options.bucket ?? `${project}.${isLocal() ? 'appspot.com' : 'firebasestorage.app'}`;
  const app = initializeApp({ projectId: project, storageBucket: bucket }, `${project} ${bucket}`);
  return { project, database: options.database ?? '(default)', bucket, app };
}

/** 'projects/p/databases/d/documents' */
export const rootOf = ({ project, database }: Pick<Site, 'project' | 'database'>): string =>
  `projects/${project}/databases/${database}/documents`;
