import { isDeepStrictEqual } from 'node:util';
import { tourCategories, tourSchema, villaSchema } from '@selasar/domain/offers';
import type { z } from 'zod';
import { NOW, type Data } from './data.ts';

/** What the forms of the spec require. */
const required = ['shortDescription', 'fullDescription', 'location'];
const kinds: Record<'tours' | 'villas', { schema: z.ZodObject; required: string[] }> = {
  tours: { schema: tourSchema, required: [...required, 'title', 'duration'] },
  villas: { schema: villaSchema, required: [...required, 'name'] },
};

/** A file of the site, or an upload in the project's bucket; in a local suite, the emulator's. */
const ownFile = /^\/images\/[\w/-]+\.\w+$/;
const upload = (bucket: string) =>
  new RegExp(
    `^http://127\\.0\\.0\\.1:\\d+/v0/b/${bucket}/o/tour-images%2F[\\w%-]+\\?alt=media&token=[\\w-]+$`,
  );
const ownBucket = `${process.env['GCLOUD_PROJECT']}.appspot.com`;
const isOwn = (picture: unknown): boolean =>
  typeof picture === 'string' && (ownFile.test(picture) || upload(ownBucket).test(picture));

/** Whether a tour or villa may be stored so: field by field, and with its slug and times as they have to be. */
export function isGoodOffer(
  kind: 'tours' | 'villas',
  id: string,
  before: Data | undefined,
  after: Data,
): boolean {
  const { schema, required: texts } = kinds[kind];
  const { createdAt, updatedAt, ...fields } = after;
  const strict = schema.omit({ createdAt: true, updatedAt: true }).strict().safeParse(fields);
  return (
    strict.success &&
    // Values that readers would have to repair are not stored.
    isDeepStrictEqual(strict.data, fields) &&
    texts.every((name) => fields[name] !== '') &&
    (kind === 'villas' || tourCategories.some((category) => category === fields['category'])) &&
    // A picture may be missing, but no foreign one may be shown.
    (fields['image'] === '' || isOwn(fields['image'])) &&
    Array.isArray(fields['gallery']) &&
    fields['gallery'].every(isOwn) &&
    fields['slug'] === id &&
    updatedAt === NOW &&
    (before ? createdAt === before['createdAt'] : createdAt === NOW)
  );
}
