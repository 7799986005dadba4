/** The pictures of every villa by their path below `public/images`. */
import { bambu } from './villas/bambu.ts';
import { karang } from './villas/karang.ts';
import { melati } from './villas/melati.ts';
import { ombak } from './villas/ombak.ts';
import { pasir } from './villas/pasir.ts';
import { sawah } from './villas/sawah.ts';
import { teratai } from './villas/teratai.ts';

const set = (slug: string, scenes: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    scenes.map((svg, i) => [`villas/${slug}/${i === 0 ? 'main' : i}`, svg] as const),
  );

export const villaPictures: Readonly<Record<string, string>> = {
  ...set('villa-sawah-ubud', sawah),
  ...set('villa-karang-uluwatu', karang),
  ...set('villa-pasir-seminyak', pasir),
  ...set('villa-ombak-canggu', ombak),
  ...set('villa-bambu-sidemen', bambu),
  ...set('villa-melati-sanur', melati),
  ...set('villa-teratai-jimbaran', teratai),
};
