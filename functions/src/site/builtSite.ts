import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OfferSource } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { errorFacts } from '../platform/errorFacts.ts';
import { storedOffers } from './offers.ts';

/** What the site answers; see web/src/server. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The exports of web/src/server. */
interface Built {
  createSite: (options: {
    template: string;
    manifest: unknown;
    offers: OfferSource;
    localeStorage: AsyncLocalStorage<unknown>;
    origin?: string | undefined;
    policy?: string | undefined;
    onError: (error: unknown, path: string) => void;
  }) => (address: string, nowMs: number) => Promise<Answer>;
}

/** The folder of the built site: beside the bundle, or set by a test suite. */
const folder = () => process.env['SITE_DIR'] ?? path.join(import.meta.dirname, 'site');

async function open() {
  const read = (name: string) => readFile(path.join(folder(), name), 'utf8');
  const [{ createSite }, template, manifest] = await Promise.all([
    import(pathToFileURL(path.join(folder(), 'index.js')).href) as Promise<Built>,
    read('template.html'),
    read('manifest.json'),
  ]);
  return createSite({
    template,
    manifest: JSON.parse(manifest),
    offers: storedOffers,
    localeStorage: new AsyncLocalStorage(),
    // Set by a local suite; a deployed build has its own values.
    origin: process.env['SITE_ORIGIN'],
    policy: process.env['SITE_POLICY'],
    onError: (error, page) =>
      logger.error('A page could not be drawn', { page, ...errorFacts(error) }),
  });
}

let opened: ReturnType<typeof open> | undefined;

/** The pages of the site. Loaded at the first request, so other functions start without them. */
export async function builtSite() {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    // The next request retries.
    opened = undefined;
    throw error;
  }
}
