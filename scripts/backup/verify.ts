import { readLines, summed } from './lines.ts';
import {
  fileOf,
  partNames,
  pictureSchema,
  readManifest,
  type Manifest,
  type Part,
} from './manifest.ts';
import type { Place } from './place.ts';

/** Reads a whole backup and compares it with its manifest. Throws an Error that says what is broken or missing. */
export async function verify(place: Place): Promise<Manifest> {
  const manifest = await readManifest(place);
  for (const part of partNames) {
    await compare(place, fileOf(part), manifest.parts[part]);
  }
  for await (const line of readLines(place, fileOf('pictures'))) {
    const picture = pictureSchema.parse(line);
    await compare(place, picture.file, picture);
  }
  return manifest;
}

async function compare(place: Place, file: string, wanted: Omit<Part, 'count'>): Promise<void> {
  if (!(await place.has(file))) throw new Error(`${place.name} is damaged: ${file} is missing.`);
  const { bytes, sha256 } = await summed(place, file);
  if (bytes === wanted.bytes && sha256 === wanted.sha256) return;
  throw new Error(
    `${place.name} is damaged: ${file} is not as it was written (${bytes} bytes, ${wanted.bytes} expected).`,
  );
}
