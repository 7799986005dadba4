import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../counters/events.ts';
import { openSuite, projectId } from '../../support/suite.ts';
import { hostsOf } from '../hosts.ts';
import { mark } from '../choose.ts';
import { callCase } from './calls.ts';
import { cleanUp, prepare, type Case, type Setting } from './present.ts';
import { readCase } from './reads.ts';
import { writeCase } from './writes.ts';
import { assemble, roles, type Person } from './people.ts';
import { openSdks, statusBySdk } from './sdk.ts';
import { pictures, savePicture, storageCase } from './storage.ts';

const requests = process.env['FULL'] ? 20_000 : 400;
const seed = Number(process.env['SEED'] ?? 1);
const timeout = 3_600_000;
/** Every nth request is made by the web SDK, if possible. Not a multiple of the number of roles. */
const SDK_EVERY = 5;
/** The maximum number of reported disagreements. */
const MOST_SHOWN = 25;

const suite = openSuite();
const { db } = suite;
const hosts = hostsOf();
const app = initializeApp({ projectId }, randomUUID());
const bucket = getStorage(app).bucket(hosts.bucket);
let setting: Setting;
let web: ReturnType<typeof openSdks>;
beforeAll(async () => {
  setting = { db, hosts, people: await assemble(suite) };
  web = openSdks(setting.people, projectId, hosts.firestore);
  await prepare(db);
  await Promise.all(pictures.map((name) => savePicture(bucket, name)));
});
afterAll(async () => {
  await web.close();
  await cleanUp(db);
  const collections = await db.listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  for (const { id, ref } of found.flatMap(({ docs }) => docs)) {
    if (id.startsWith(mark)) await db.recursiveDelete(ref);
  }
  const [files] = await bucket.getFiles();
  for (const file of files) if (file.name.includes(mark)) await file.delete();
  await deleteApp(app);
});

function make(n: number, person: Person): Promise<Case> | Case {
  const random = randomFrom(seed * 1e6 + n);
  const luck = random();
  if (luck < 0.4) return writeCase(random, person, setting);
  if (luck < 0.7) return readCase(random, person, setting);
  return luck < 0.85
    ? storageCase(random, person, setting, bucket)
    : callCase(random, person, setting);
}

async function send({ request: { url, method, headers, body } }: Case, { token }: Person) {
  const answer = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...headers,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body ?? null,
  });
  return { status: answer.status, text: await answer.text() };
}

const forbidden = new Set([401, 403]);

it(
  `${requests} requests in six roles are answered as the design says, seed ${seed}`,
  { timeout },
  async () => {
    const wrong: string[] = [];
    const counts = new Map(roles.map((role) => [role, { allowed: 0, refused: 0 }]));
    for (let n = 0; n < requests && wrong.length < MOST_SHOWN; n += 1) {
      const person = setting.people[n % setting.people.length]!;
      const attempted = await make(n, person);
      const isBySdk = attempted.actions !== undefined && n % SDK_EVERY === 0;
      const { status, text } = isBySdk
        ? await statusBySdk(web.sdks[n % web.sdks.length]!, attempted.actions ?? [])
        : await send(attempted, person);
      const isAllowed = !forbidden.has(status);
      const count = counts.get(person.role)!;
      if (isAllowed) count.allowed += 1;
      else count.refused += 1;
      if (isAllowed || attempted.undo) await attempted.undo?.();
      // Only valid requests: others would not test the rules.
      const isJudged = status < 500 && (status !== 400 || attempted.mayBeInvalid === true);
      if (isAllowed === attempted.allowed && isJudged) continue;
      wrong.push(
        `${n}: ${person.role} ${isBySdk ? 'SDK' : attempted.request.method} ${attempted.shown.slice(0, 1500)}\n` +
          `  design: ${attempted.allowed ? 'allowed' : 'refused'}, server: ${status} ${text.slice(0, 300)}`,
      );
    }
    expect(wrong.join('\n')).toBe('');
    // The requests are neither all allowed nor all denied.
    for (const { allowed, refused } of counts.values()) {
      expect(allowed).toBeGreaterThan(requests / 100);
      expect(refused).toBeGreaterThan(requests / 100);
    }
  },
);
