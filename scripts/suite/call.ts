import { callerKindOf, operation, type OperationName, operationPath } from '@selasar/domain/api';
import { region } from '@selasar/domain/core';
import { PROJECT_ID } from './root.ts';

/** The addresses of a local suite's servers. */
export interface Hosts {
  readonly auth: string | undefined;
  readonly functions: string | undefined;
}
export const hostsHere = (): Hosts => ({
  auth: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  functions: process.env.FUNCTIONS_EMULATOR_HOST,
});

/** Signs in with a password and returns the ID token. Throws an Error with the service's message. */
export async function signIn(
  { email, password }: { email: string; password: string },
  { auth } = hostsHere(),
): Promise<string> {
  const accounts = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const { idToken } = (await send(
    `${accounts}:signInWithPassword?key=local`,
    post({ email, password, returnSecureToken: true }),
  )) as { idToken: string };
  return idToken;
}

/** The path of an operation: 'staff/setNotes'. */
export const pathByName = (name: OperationName): string =>
  operationPath(callerKindOf(name), name, operation(name));

/** Calls an operation, anonymously or with an ID token. Throws an Error with its message. */
export async function call(
  name: OperationName,
  data: object,
  idToken?: string,
  { functions, project = PROJECT_ID }: Partial<Hosts> & { project?: string } = hostsHere(),
): Promise<unknown> {
  const headers: Record<string, string> = idToken ? { Authorization: `Bearer ${idToken}` } : {};
  const url = `http://${functions}/${project}/${region}/${pathByName(name)}`;
  const { result } = (await send(url, post({ data }, headers))) as { result: unknown };
  return result;
}

const post = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** Sends a request to a server of the suite. Throws an Error with its message. */
export async function send(url: string, request: RequestInit): Promise<unknown> {
  const answer = await fetch(url, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
