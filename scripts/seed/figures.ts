import { region } from '@selasar/domain';
import { DEMO_PASSWORD, DEMO_USERS } from '../demo.ts';

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

const suiteHere = () => ({
  auth: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  functions: process.env.FUNCTIONS_EMULATOR_HOST,
});

/** Has the figures counted anew, as an admin would. */
export async function recountFigures(projectId: string, hosts = suiteHere()): Promise<void> {
  const accounts = `http://${hosts.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const { idToken } = await send(`${accounts}:signInWithPassword?key=local`, {
    method: 'POST',
    ...json({
      email: DEMO_USERS.admin.email,
      password: DEMO_PASSWORD,
      returnSecureToken: true,
    }),
  });
  const functions = `http://${hosts.functions}/${projectId}/${region}`;
  const { headers, body } = json({ data: {} });
  await send(`${functions}/repairStats`, {
    method: 'POST',
    body,
    headers: { ...headers, Authorization: `Bearer ${idToken}` },
  });
}

const json = (value: unknown) => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

async function send(url: string, request: RequestInit): Promise<{ idToken?: string }> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { idToken?: string };
}
