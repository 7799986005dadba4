import { Firestore } from '@google-cloud/firestore';
import type * as Sdk from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import type { SdkBrowser } from './browser.ts';
import { startEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { startRelay } from './relay.ts';
import type { Relay } from './relay.ts';

declare global {
  // What the page has besides the SDK: its database, and what its listener has seen.
  var db: Sdk.Firestore;
  var seen: string[];
}

/** The browser SDK in a real browser: WebChannel over a network that fails at times. */
let engine: Engine;
let browser: SdkBrowser;
let relay: Relay;
let admin: Firestore;
let page: Page;

beforeAll(async () => {
  [engine, browser] = await Promise.all([startEngine(), startBrowser()]);
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
  admin = new Firestore({ projectId: 'demo-browser' });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await admin.terminate();
  await engine.stop();
});
afterEach(async () => {
  await page.close();
  await relay.close();
});

/** Opens the page with a listener on `collection`, through a relay of its own. */
async function listen(collection: string, settings: Sdk.FirestoreSettings = {}): Promise<void> {
  relay = await startRelay(engine);
  page = await browser.open();
  await startListener(collection, settings);
}

async function startListener(collection: string, settings: Sdk.FirestoreSettings): Promise<void> {
  await page.evaluate(
    ([name, port, options]) => {
      const app = sdk.initializeApp({ projectId: 'demo-browser' });
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
    [collection, relay.port, settings] as const,
  );
}

/** Waits until the last thing that the page's listener has seen is `state`; @returns all that it has seen. */
async function until(state: string): Promise<string[]> {
  await page.waitForFunction((wanted) => seen.at(-1) === wanted, state, { timeout: 45_000 });
  return page.evaluate(() => seen);
}

describe.each([
  ['streaming', {}],
  ['long polling', { experimentalForceLongPolling: true }],
])('the browser SDK, %s', (name, settings) => {
  const collection = name.replace(' ', '-');

  it('hears of what others write, and they of it', async () => {
    await listen(collection, settings);
    await until('server:');
    await admin.doc(`${collection}/a`).set({ text: 'café 😀' });
    await until('server:a');
    const text = await page.evaluate(async (path) => {
      await sdk.setDoc(sdk.doc(db, path, 'b'), { n: 1 });
      await sdk.updateDoc(sdk.doc(db, path, 'b'), { n: sdk.increment(1) });
      return (await sdk.getDocFromServer(sdk.doc(db, path, 'a'))).get('text') as string;
    }, collection);
    expect(text).toBe('café 😀');
    expect((await admin.doc(`${collection}/b`).get()).get('n')).toBe(2);
    await until('server:a,b');
    await admin.doc(`${collection}/a`).delete();
    await until('server:b');
  });

  it('listens again after a reload', async () => {
    const path = `${collection}-reload`;
    await admin.doc(`${path}/a`).set({});
    await listen(path, settings);
    await until('server:a');
    await page.reload();
    await startListener(path, settings);
    await until('server:a');
    await admin.doc(`${path}/b`).set({});
    expect(await until('server:a,b')).not.toContain('server:');
  });

  it('survives a connection that drops', async () => {
    const path = `${collection}-drop`;
    await listen(path, settings);
    await until('server:');
    await admin.doc(`${path}/a`).set({});
    await until('server:a');
    // Once is enough: the SDK waits up to fifteen seconds before it tries again.
    relay.setDown(true);
    relay.cut();
    await admin.doc(`${path}/b`).set({});
    await admin.doc(`${path}/a`).delete();
    relay.setDown(false);
    expect(await until('server:b')).toContain('server:a');
  });
});

describe('the browser SDK', () => {
  it('finds out by itself when a proxy holds answers back', async () => {
    relay = await startRelay(engine);
    relay.holdBack();
    page = await browser.open();
    const polls: string[] = [];
    page.on('request', (request) => {
      const mode = new URL(request.url()).searchParams.get('CI');
      if (mode !== null) polls.push(mode);
    });
    await startListener('proxied', {});
    await until('server:');
    await admin.doc('proxied/a').set({});
    await until('server:a');
    expect(polls[0]).toBe('0');
    expect(polls.at(-1)).toBe('1');
  });

  it('is told when rules deny', async () => {
    const rules =
      'service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow read; } } }';
    await fetch(
      `http://${engine.host}:${engine.port}/emulator/v1/projects/demo-browser:securityRules`,
      {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ content: rules }] } }),
      },
    );
    await listen('closed');
    await until('permission-denied');
    const code = await page.evaluate(() =>
      sdk.setDoc(sdk.doc(db, 'open/a'), {}).then(
        () => 'written',
        (error: { code: string }) => error.code,
      ),
    );
    expect(code).toBe('permission-denied');
  });
});
