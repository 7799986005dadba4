import { Firestore } from '@google-cloud/firestore';
import type * as Sdk from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './testing/browser.ts';
import type { SdkBrowser } from './testing/browser.ts';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';
import { startRelay } from './testing/relay.ts';
import type { Relay } from './testing/relay.ts';

declare global {
  // What the page has besides the SDK: its database, and what its listener has seen.
  var db: Sdk.Firestore;
  var seen: string[];
}

/** The browser SDK in a real browser: WebChannel over a network that fails at times, each test on a page of its own. */
const PROJECT = 'demo-browser';
let engine: Engine;
let browser: SdkBrowser;
let admin: Firestore;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  [engine, browser] = await Promise.all([startEngine(), startBrowser()]);
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
  admin = new Firestore({ projectId: PROJECT });
}, 60_000);
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await browser.close();
  await admin.terminate();
  await engine.stop();
});

/** Opens a page that reaches the engine through a relay of its own. */
async function open(): Promise<{ page: Page; relay: Relay }> {
  const relay = await startRelay(engine);
  const page = await browser.open();
  closing.push(async () => {
    await page.close();
    await relay.close();
  });
  return { page, relay };
}

/** Starts the SDK of a page with a listener on `collection`. */
async function listen(
  { page, relay }: { page: Page; relay: Relay },
  collection: string,
  settings: Sdk.FirestoreSettings = {},
  projectId = PROJECT,
): Promise<void> {
  await page.evaluate(
    ([project, name, port, options]) => {
      const app = sdk.initializeApp({ projectId: project });
      globalThis.db = sdk.initializeFirestore(app, options);
      sdk.connectFirestoreEmulator(db, '127.0.0.1', port);
      globalThis.seen = [];
      sdk.onSnapshot(
        sdk.collection(db, name),
        (snapshot) => {
          const source = snapshot.metadata.fromCache ? 'cache' : 'server';
          seen.push(`${source}:${snapshot.docs.map(({ id }) => id).join()}`);
        },
        (error) => seen.push(error.code),
      );
    },
    [projectId, collection, relay.port, settings] as const,
  );
}

/** Waits until the last thing that the page's listener has seen is `state`; @returns all that it has seen. */
async function until(page: Page, state: string): Promise<string[]> {
  await page.waitForFunction((wanted) => seen.at(-1) === wanted, state, { timeout: 45_000 });
  return page.evaluate(() => seen);
}

// Side by side, because most of what they do is to wait until the SDK tries again.
describe.concurrent.each([
  ['streaming', {}],
  ['long polling', { experimentalForceLongPolling: true }],
])('the browser SDK, %s', (name, settings) => {
  const collection = name.replace(' ', '-');

  it('hears of what others write, and they of it', async () => {
    const { page, relay } = await open();
    await listen({ page, relay }, collection, settings);
    await until(page, 'server:');
    await admin.doc(`${collection}/a`).set({ text: 'café 😀' });
    await until(page, 'server:a');
    const text = await page.evaluate(async (path) => {
      await sdk.setDoc(sdk.doc(db, path, 'b'), { n: 1 });
      await sdk.updateDoc(sdk.doc(db, path, 'b'), { n: sdk.increment(1) });
      return (await sdk.getDocFromServer(sdk.doc(db, path, 'a'))).get('text') as string;
    }, collection);
    expect(text).toBe('café 😀');
    expect((await admin.doc(`${collection}/b`).get()).get('n')).toBe(2);
    await until(page, 'server:a,b');
    await admin.doc(`${collection}/a`).delete();
    await until(page, 'server:b');
  });

  it('listens again after a reload', async () => {
    const path = `${collection}-reload`;
    await admin.doc(`${path}/a`).set({});
    const { page, relay } = await open();
    await listen({ page, relay }, path, settings);
    await until(page, 'server:a');
    await page.reload();
    await listen({ page, relay }, path, settings);
    await until(page, 'server:a');
    await admin.doc(`${path}/b`).set({});
    expect(await until(page, 'server:a,b')).not.toContain('server:');
  });

  it('survives a connection that drops', async () => {
    const path = `${collection}-drop`;
    const { page, relay } = await open();
    await listen({ page, relay }, path, settings);
    await until(page, 'server:');
    await admin.doc(`${path}/a`).set({});
    await until(page, 'server:a');
    // Once is enough: the SDK waits up to fifteen seconds before it tries again.
    relay.setDown(true);
    relay.cut();
    await admin.doc(`${path}/b`).set({});
    await admin.doc(`${path}/a`).delete();
    relay.setDown(false);
    expect(await until(page, 'server:b')).toContain('server:a');
  });
});

describe.concurrent('the browser SDK', () => {
  it('finds out by itself when a proxy holds answers back', async () => {
    const { page, relay } = await open();
    relay.holdBack();
    const polls: string[] = [];
    page.on('request', (request) => {
      const mode = new URL(request.url()).searchParams.get('CI');
      if (mode !== null) polls.push(mode);
    });
    await listen({ page, relay }, 'proxied');
    await until(page, 'server:');
    await admin.doc('proxied/a').set({});
    await until(page, 'server:a');
    expect(polls[0]).toBe('0');
    expect(polls.at(-1)).toBe('1');
  });

  it('is told when rules deny', async () => {
    const project = 'demo-denied';
    const rules =
      'service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow read; } } }';
    await fetch(
      `http://${engine.host}:${engine.port}/emulator/v1/projects/${project}:securityRules`,
      {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ content: rules }] } }),
      },
    );
    const { page, relay } = await open();
    await listen({ page, relay }, 'closed', {}, project);
    await until(page, 'permission-denied');
    const code = await page.evaluate(() =>
      sdk.setDoc(sdk.doc(db, 'open/a'), {}).then(
        () => 'written',
        (error: { code: string }) => error.code,
      ),
    );
    expect(code).toBe('permission-denied');
  });
});
