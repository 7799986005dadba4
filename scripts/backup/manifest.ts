import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Place } from './place.ts';

const sizeSchema = z.object({
  bytes: z.number().int().min(0),
  /** In hexadecimal digits. */
  sha256: z.string().length(64),
});
const partSchema = sizeSchema.extend({ count: z.number().int().min(0) });
export type Part = z.infer<typeof partSchema>;

/** What a line of `pictures.ndjson` says of a file. */
export const pictureSchema = sizeSchema.extend({
  name: z.string(),
  /** Where it lies in the backup. */
  file: z.string(),
  /** As Storage keeps it; the download tokens are in it, so that addresses go on working. */
  metadata: z.record(z.string(), z.unknown()),
});
export type Picture = z.infer<typeof pictureSchema>;

/** How the project makes hashes of passwords; without it nobody could sign in with theirs. As Identity Platform says it. */
const hashSchema = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.string(),
  rounds: z.number(),
  memoryCost: z.number(),
});

export const partNames = ['documents', 'accounts', 'pictures'] as const;
export type PartName = (typeof partNames)[number];
export const fileOf = (part: PartName): string => `${part}.ndjson`;

const manifestSchema = z.object({
  version: z.literal(1),
  project: z.string(),
  database: z.string(),
  bucket: z.string(),
  /** All documents are as they were then. */
  at: z.iso.datetime(),
  parts: z.record(z.enum(partNames), partSchema),
  hash: hashSchema.optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

const file = 'manifest.json';

export const hasManifest = (place: Place): Promise<boolean> => place.has(file);

/** Written last: a backup without it was cut. */
export async function writeManifest(place: Place, manifest: Manifest): Promise<void> {
  await pipeline(Readable.from([JSON.stringify(manifest, null, 2)]), await place.write(file));
}

/** Throws an Error that says why it is no whole backup. */
export async function readManifest(place: Place): Promise<Manifest> {
  if (!(await hasManifest(place))) {
    throw new Error(`${place.name} is no whole backup: it has no ${file}, which is written last.`);
  }
  const json = await text(place.read(file));
  try {
    return manifestSchema.parse(JSON.parse(json));
  } catch (error) {
    throw new Error(`${place.name} is damaged: ${file} is not as it was written.`, {
      cause: error,
    });
  }
}
