import { DEMO_PASSWORD, DEMO_USERS } from '../demo.ts';
import { call, hostsHere, send, signIn } from '../suite/call.ts';

/** Runs work whose documents no trigger is told of: counting thousands one by one takes minutes. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  const hub = `http://${process.env.FIREBASE_EMULATOR_HUB}/functions`;
  await send(`${hub}/disableBackgroundTriggers`, { method: 'PUT' });
  try {
    return await work();
  } finally {
    await send(`${hub}/enableBackgroundTriggers`, { method: 'PUT' });
  }
}

/** Has the figures counted anew, as an admin would, and answers what had drifted. */
export async function recountFigures(project: string, hosts = hostsHere()): Promise<unknown> {
  const { email } = DEMO_USERS.admin;
  const idToken = await signIn({ email, password: DEMO_PASSWORD }, hosts);
  return call('repairStats', {}, idToken, { ...hosts, project });
}
