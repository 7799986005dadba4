import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { deleteApps } from '../data/firebase/testing/deleteApps.ts';
import { beSuite, startServer } from './server.ts';

/** Port offsets in the local suite. */
export const FIRESTORE = 2;
const FUNCTIONS = 3;

/**
 * Loads a module whose calls go to a small server that stands in for a part of the local suite, for the tests of one
 * file.
 */
export async function withServer<Module>(load: () => Promise<Module>, portOffset = FUNCTIONS) {
  const server = await startServer();
  vi.resetModules();
  await deleteApps();
  const module = await load();
  beforeEach(() => {
    beSuite(server, portOffset);
    server.requests.length = 0;
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(async () => {
    await deleteApps();
    // Later tests in this process get an app of their own.
    vi.resetModules();
    await server.close();
  });
  return { server, ...module };
}
