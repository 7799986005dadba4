import { DEMO_PASSWORD, DEMO_USERS } from '../demo.ts';
import { call, hostsHere, send, signIn } from '../suite/call.ts';

/** Whether triggers are told of documents that are written. To turn them on again takes seconds. */
export async function turnTriggers(to: 'on' | 'off'): Promise<void> {
  const hub = `http://${process.env.FIREBASE_EMULATOR_HUB}/functions`;
  const method = to === 'on' ? 'enable' : 'disable';
  await send(`${hub}/${method}BackgroundTriggers`, { method: 'PUT' });
}

/** Runs work whose documents no trigger is told of: counting thousands one by one takes minutes. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await turnTriggers('off');
  try {
    return await work();
  } finally {
    await turnTriggers('on');
  }
}

/** Has the figures counted anew, as an admin would, and answers what had drifted. */
export async function recountFigures(project: string, hosts = hostsHere()): Promise<unknown> {
  const { email } = DEMO_USERS.admin;
  const idToken = await signIn({ email, password: DEMO_PASSWORD }, hosts);
  return call('repairStats', {}, idToken, { ...hosts, project });
}
