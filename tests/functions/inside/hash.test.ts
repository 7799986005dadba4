import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-hash'));

/** The module as a server that has just started has it. */
async function freshServer() {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  vi.resetModules();
  return {
    ...(await import('../../../functions/src/requests/hash.ts')),
    ...(await import('../../../functions/src/firestore.ts')),
  };
}

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

it('every server knows the same person by the same hash, with a key that is stored', async () => {
  const { hashOf, db } = await freshServer();
  await db.doc('settings/hashing').delete();
  const first = await hashOf('email anna@example.com');
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await hashOf('email bob@example.com')).not.toBe(first);
  const another = await freshServer();
  expect(await another.hashOf('email anna@example.com')).toBe(first);
  // With another key it is another hash.
  const { db: server } = another;
  await server.doc('settings/hashing').delete();
  expect(await (await freshServer()).hashOf('email anna@example.com')).not.toBe(first);
});
