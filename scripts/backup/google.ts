import { setTimeout } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';

/** Google's REST services, or their emulators. */
const services = {
  firestore: {
    host: 'FIRESTORE_EMULATOR_HOST',
    local: '/v1',
    google: 'https://firestore.googleapis.com/v1',
  },
  accounts: {
    host: 'FIREBASE_AUTH_EMULATOR_HOST',
    local: '/identitytoolkit.googleapis.com',
    google: 'https://identitytoolkit.googleapis.com',
  },
} as const;

const credential = applicationDefault();
const attempts = 6;
/** Doubled after each attempt. */
const pauseMs = 500;

export class GoogleError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/**
 * Asks a service, with the rights of the server, and asks again when it is busy or the line breaks: use it for what may be
 * done twice. Throws a GoogleError with what the service said.
 */
export async function ask(
  service: keyof typeof services,
  path: string,
  body?: object,
): Promise<unknown> {
  const { host, local, google } = services[service];
  const emulator = process.env[host];
  return askUrl(`${emulator ? `http://${emulator}${local}` : google}${path}`, body, !emulator);
}

/** As above, at any address of Google's. */
export async function askUrl(url: string, body?: object, isGoogle = true): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    // One after the other: that is the point.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await once(url, body, isGoogle).catch((error: unknown) => error);
    if (!(answer instanceof Error)) return answer;
    const isFinal = answer instanceof GoogleError && answer.status < 500 && answer.status !== 429;
    if (isFinal || attempt === attempts) throw answer;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(pauseMs * 2 ** (attempt - 1));
  }
}

async function once(url: string, body: object | undefined, isGoogle: boolean): Promise<unknown> {
  const token = isGoogle ? (await credential.getAccessToken()).access_token : 'owner';
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new GoogleError(answer.status, `${url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}
