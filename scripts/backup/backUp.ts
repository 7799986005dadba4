import { documents as named } from '@selasar/domain';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { readAccounts, readHash } from './accounts.ts';
import { readDocuments } from './documents.ts';
import { writeLines } from './lines.ts';
import { fileOf, hasManifest, writeManifest, type Manifest } from './manifest.ts';
import { copyPictures } from './pictures.ts';
import type { Place } from './place.ts';
import type { Progress } from './progress.ts';
import type { Site } from './site.ts';

/**
 * Writes all documents, accounts and pictures of a project to a place, and says in the project that it did. Documents are
 * of one instant; accounts and pictures are read after it. Throws an Error if a backup is there already.
 */
export async function backUp(site: Site, place: Place, progress: Progress): Promise<Manifest> {
  if (await hasManifest(place)) {
    throw new Error(`${place.name} holds a backup already. Please name an empty place.`);
  }
  const hash = await readHash(site);
  const { project, database, bucket } = site;
  let at = '';
  progress.say('Documents');
  const documents = await writeLines(
    place,
    fileOf('documents'),
    told(
      readDocuments(site, { ...signalOf(progress), onInstant: (instant) => (at = instant) }),
      progress,
    ),
  );
  progress.say('Accounts');
  const accounts = await writeLines(
    place,
    fileOf('accounts'),
    told(readAccounts(site, signalOf(progress)), progress),
  );
  progress.say('Pictures');
  const pictures = await writeLines(place, fileOf('pictures'), copyPictures(site, place, progress));
  const manifest: Manifest = {
    version: 1,
    project,
    database,
    bucket,
    at,
    parts: { documents, accounts, pictures },
    ...(hash ? { hash } : {}),
  };
  await writeManifest(place, manifest);
  await getFirestore(site.app, database).doc(named.backupHealth).set({
    at: Timestamp.now(),
    documents: documents.count,
    accounts: accounts.count,
    pictures: pictures.count,
  });
  return manifest;
}

const signalOf = ({ signal }: Progress) => (signal ? { signal } : {});

/** The same, counted on the way. */
async function* told<T>(values: AsyncIterable<T>, { advance }: Progress): AsyncGenerator<T> {
  for await (const value of values) {
    advance(1);
    yield value;
  }
}
