import { deleteApp, getApps } from 'firebase/app';

/**
 * For tests: the SDK keeps one global app with everything that it has started, and many tests share a process. This resets
 * it so that later tests get an app of their own.
 */
export async function deleteApps(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
