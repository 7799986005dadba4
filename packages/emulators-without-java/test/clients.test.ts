import { Firestore } from '@google-cloud/firestore';
import { initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './testing/browser.ts';
import type { SdkBrowser } from './testing/browser.ts';
import { adminClient } from './testing/clients/admin.ts';
import type { Client } from './testing/clients/client.ts';
import { modularClient } from './testing/clients/modular.ts';
import type { Modular } from './testing/clients/modular.ts';
import { CASES, runCase } from './testing/clients/run.ts';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

/** The same cases through every SDK; each has a project of its own, and each case a collection. */
let engine: Engine;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  engine = await startEngine();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
});
afterAll(async () => {
  for (const close of closing) await close();
  await engine.stop();
});

function startWeb(): Client {
  const db = web.getFirestore(initializeApp({ projectId: 'demo-web' }, 'web'));
  web.connectFirestoreEmulator(db, engine.host, engine.port);
  closing.push(() => web.terminate(db));
  return modularClient(web as unknown as Modular, db);
}

function startLite(): Client {
  const db = lite.getFirestore(initializeApp({ projectId: 'demo-lite' }, 'lite'));
  lite.connectFirestoreEmulator(db, engine.host, engine.port);
  closing.push(() => lite.terminate(db));
  return modularClient(lite, db);
}

function startAdmin(): Client {
  const db = new Firestore({ projectId: 'demo-admin' });
  closing.push(() => db.terminate());
  return adminClient(db);
}

const collectionOf = (name: string) => name.replaceAll(' ', '-');

describe.each([
  ['firebase/firestore in Node', startWeb],
  ['firebase/firestore/lite', startLite],
  ['firebase-admin', startAdmin],
])('%s', (_, start) => {
  let client: Client;
  beforeAll(() => {
    client = start();
  });

  it.each(CASES)('$name', async ({ name, expected }) => {
    expect(await runCase(client, name, collectionOf(name))).toEqual(expected);
  });
});

describe('firebase/firestore in Chromium', () => {
  let browser: SdkBrowser;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
    closing.push(() => browser.close());
    page = await browser.open();
    await page.evaluate((port) => {
      const db = sdk.getFirestore(sdk.initializeApp({ projectId: 'demo-chromium' }));
      sdk.connectFirestoreEmulator(db, '127.0.0.1', port);
      globalThis.client = sdk.modularClient(sdk as unknown as Modular, db);
    }, engine.port);
  });

  it.each(CASES)('$name', async ({ name, expected }) => {
    const seen = await page.evaluate(([id, collection]) => sdk.runCase(client, id, collection), [
      name,
      collectionOf(name),
    ] as const);
    expect(seen).toEqual(expected);
  });
});
