import { deleteApp, getApps } from 'firebase/app';

/** For tests, many of which share a process: whoever comes next gets an app of their own. */
export async function forgetApps(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
