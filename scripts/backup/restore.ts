import { collections, documents as named, pathOf } from '@selasar/domain';
import { readAccounts, writeAccounts, type Account } from './accounts.ts';
import {
  deleteDocument,
  readDocuments,
  writeDocuments,
  type Fields,
  type StoredDocument,
} from './documents.ts';
import { ask } from './google.ts';
import { held, isHeld } from './held.ts';
import { readLines } from './lines.ts';
import { fileOf, type Manifest, type PartName, type Picture } from './manifest.ts';
import { moved } from './moved.ts';
import { hasPictures, storePicture } from './pictures.ts';
import type { Place } from './place.ts';
import type { Progress } from './progress.ts';
import { rootOf, type Site } from './site.ts';

export interface RestoreOptions {
  readonly parts: readonly PartName[];
  /** Also into what is not empty. What is there and not in the backup stays. */
  readonly over: boolean;
  /** Only this document and what is within it, as if somebody stored it anew: functions may count it and tell of it. */
  readonly path?: string | undefined;
}

/** A document of the target while a restore goes on, and after one that was cut: it names the backup. */
const mark = named.restoreHealth;

/**
 * What a restore finds: whether one of this backup was cut before, and which parts of the target hold something. Throws an
 * Error if it may not begin.
 */
export async function look(
  site: Site,
  manifest: Manifest,
  { parts, over, path }: RestoreOptions,
): Promise<{ isContinued: boolean; filled: PartName[] }> {
  if (path !== undefined) return { isContinued: false, filled: [] };
  const first = await firstOf(readDocuments(site, { limit: 2 }), ({ path }) => path !== mark);
  const begun = await markOf(site);
  const isContinued = begun === nameOf(manifest);
  const isFilled: Record<PartName, boolean> = {
    documents: first !== undefined,
    accounts: (await firstOf(readAccounts(site, { limit: 1 }))) !== undefined,
    pictures: await hasPictures(site),
  };
  const filled = parts.filter((part) => isFilled[part]);
  if (begun !== undefined && !isContinued && !over) {
    throw new Error(
      `A restore of another backup (${begun}) was cut here. Please finish that first.`,
    );
  }
  if (filled.length > 0 && !isContinued && !over) {
    throw new Error(
      `${site.project}, database ${site.database}, is not empty: it has ${filled.join(' and ')}. Name a new ` +
        'database, choose parts with --only, or write over what is there with --over.',
    );
  }
  return { isContinued, filled };
}

/**
 * Stores what a backup holds; `verify` has found it whole, and `look` has let it begin. Answers how many mails are held.
 * No trigger may listen: each document would be news to it.
 */
export async function restore(
  site: Site,
  place: Place,
  manifest: Manifest,
  options: Omit<RestoreOptions, 'over'>,
  progress: Progress,
): Promise<{ heldMails: number }> {
  if (options.path !== undefined) {
    return { heldMails: await restoreDocuments(site, place, manifest, progress, options.path) };
  }
  await writeDocuments(site, once({ path: mark, fields: markFields(manifest) }), progress);
  let heldMails = 0;
  for (const part of options.parts) {
    progress.say(`${part[0]?.toUpperCase()}${part.slice(1)}`);
    if (part === 'documents') heldMails = await restoreDocuments(site, place, manifest, progress);
    else if (part === 'accounts') {
      const accounts = readLines<Account>(place, fileOf(part));
      await writeAccounts(site, accounts, manifest.hash, progress);
    } else {
      for await (const picture of readLines<Picture>(place, fileOf(part))) {
        progress.signal?.throwIfAborted();
        await storePicture(site, place, picture);
        progress.advance(1);
      }
    }
  }
  await deleteDocument(site, mark);
  return { heldMails };
}

async function restoreDocuments(
  site: Site,
  place: Place,
  manifest: Manifest,
  progress: Progress,
  only?: string,
): Promise<number> {
  let count = 0;
  let found = 0;
  const move = moved(manifest, site);
  async function* prepared() {
    for await (const document of readLines<StoredDocument>(place, fileOf('documents'))) {
      if (only !== undefined && !`${document.path}/`.startsWith(`${only}/`)) continue;
      found += 1;
      if (isHeld(document) && !isEntry(document)) count += 1;
      yield move(held(document));
    }
  }
  await writeDocuments(site, prepared(), progress);
  if (only !== undefined && found === 0) throw new Error(`The backup has no document ${only}.`);
  return count;
}

/** What staff are told of a mail, not the mail. */
const isEntry = ({ path }: StoredDocument): boolean =>
  path.startsWith(pathOf(collections.mailLedger, ''));

/** Two backups of one instant hold the same documents. */
const nameOf = ({ project, at }: Manifest): string => `${project} at ${at}`;
const markFields = (manifest: Manifest): Fields => ({ backup: { stringValue: nameOf(manifest) } });

async function markOf(site: Site): Promise<string | undefined> {
  const root = rootOf(site);
  const [found] = (await ask('firestore', `/${root}:batchGet`, {
    documents: [`${root}/${mark}`],
  })) as { found?: { fields?: Record<string, { stringValue?: string }> } }[];
  return found?.found?.fields?.['backup']?.stringValue;
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

async function firstOf<T>(
  values: AsyncIterable<T>,
  wanted: (value: T) => boolean = () => true,
): Promise<T | undefined> {
  for await (const value of values) if (wanted(value)) return value;
  return undefined;
}
