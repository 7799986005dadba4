import { deleteApp, getApps } from 'firebase/app';

/**
 * For tests: the SDK has one global app per process, which many test files share. Deletes it, so that later tests get a
 * new one.
 */
export async function deleteApps(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
