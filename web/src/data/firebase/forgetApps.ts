import { deleteApp, getApps } from 'firebase/app';

/**
 * For tests: the SDK keeps one app for all, with what has begun for it, and many tests share a process. Whoever comes next
 * gets an app of their own.
 */
export async function forgetApps(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
