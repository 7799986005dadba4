import { DEMO_PASSWORD, DEMO_USERS } from '../demo.ts';
import { call, hostsHere, send, signIn } from '../suite/call.ts';

/** Switches triggers on or off. Switching on takes seconds. */
export async function turnTriggers(to: 'on' | 'off'): Promise<void> {
  const hub = `http://${process.env.FIREBASE_EMULATOR_HUB}/functions`;
  const method = to === 'on' ? 'enable' : 'disable';
  await send(`${hub}/${method}BackgroundTriggers`, { method: 'PUT' });
}

/** Runs work without triggers: counting thousands of documents one by one takes minutes. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await turnTriggers('off');
  try {
    return await work();
  } finally {
    await turnTriggers('on');
  }
}

/** Recounts the figures, as an admin would, and returns the differences. */
export async function recountFigures(project: string, hosts = hostsHere()): Promise<unknown> {
  const { email } = DEMO_USERS.admin;
  const idToken = await signIn({ email, password: DEMO_PASSWORD }, hosts);
  return call('repairStats', {}, idToken, { ...hosts, project });
}
