import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OfferSource } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { errorFacts } from '../platform/errorFacts.ts';
import { storedOffers } from './offers.ts';

/** What web/src/server exports. */
interface Built {
  createSite: (options: {
    template: string;
    manifest: unknown;
    offers: OfferSource;
    speeches: AsyncLocalStorage<unknown>;
    origin?: string | undefined;
    policy?: string | undefined;
    onError: (error: unknown, path: string) => void;
  }) => (address: string, nowMs: number) => Promise<Response>;
}

/** Where the built site is: beside the bundle, or where a suite of its own has put it. */
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
    speeches: new AsyncLocalStorage(),
    // A local suite's own; a deployed build knows them.
    origin: process.env['SITE_ORIGIN'],
    policy: process.env['SITE_POLICY'],
    onError: (error, page) =>
      logger.error('A page could not be drawn', { page, ...errorFacts(error) }),
  });
}

let opened: ReturnType<typeof open> | undefined;

/** The pages of the site; loaded when the first is asked for, so that the other functions start without them. */
export async function builtSite() {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    // The next one who asks tries again.
    opened = undefined;
    throw error;
  }
}
