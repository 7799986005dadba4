import { pipeline } from 'node:stream/promises';
import { getStorage } from 'firebase-admin/storage';
import { copy } from './lines.ts';
import type { Picture } from './manifest.ts';
import type { Place } from './place.ts';
import type { Progress } from './progress.ts';
import type { Site } from './site.ts';

const bucketOf = ({ app, bucket }: Site) => getStorage(app).bucket(bucket);

type File = ReturnType<ReturnType<typeof bucketOf>['file']>;

/** So many names come at once. */
const page = 500;

async function* list(site: Site, limit = page): AsyncGenerator<File> {
  let query: object | null = { maxResults: limit, autoPaginate: false };
  while (query) {
    // oxlint-disable-next-line no-await-in-loop
    const [files, next] = (await bucketOf(site).getFiles(query)) as unknown as [
      File[],
      object | null,
    ];
    yield* files;
    query = next;
  }
}

export async function hasPictures(site: Site): Promise<boolean> {
  const [files] = await bucketOf(site).getFiles({ maxResults: 1, autoPaginate: false });
  return files.length > 0;
}

/** What Storage keeps of a file by request; all else it makes itself. */
const kept = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'metadata',
] as const;

/** Copies all files into a backup, one after the other, and says what each is. */
export async function* copyPictures(
  site: Site,
  place: Place,
  { signal, advance }: Pick<Progress, 'signal' | 'advance'>,
): AsyncGenerator<Picture> {
  let number = 0;
  for await (const file of list(site)) {
    signal?.throwIfAborted();
    number += 1;
    const target = `pictures/${String(number).padStart(6, '0')}`;
    // As it is stored: a file that was packed stays so.
    const stored = await copy(file.createReadStream({ decompress: false }), place, target);
    const [all] = await file.getMetadata();
    const metadata = Object.fromEntries(
      kept.filter((name) => all[name] !== undefined).map((name) => [name, all[name]]),
    );
    advance(1);
    yield { name: file.name, file: target, ...stored, metadata };
  }
}

/** Stores a file in place of one that is there. Its address works as before: the download tokens are in the metadata. */
export async function storePicture(site: Site, place: Place, picture: Picture): Promise<void> {
  const target = bucketOf(site).file(picture.name);
  await pipeline(
    place.read(picture.file),
    target.createWriteStream({ resumable: false, metadata: picture.metadata }),
  );
}
