/** The pictures of every villa by their path below `public/images`. */
import { pictureSet } from './pictureSet.ts';
import { bambu } from './villas/bambu.ts';
import { karang } from './villas/karang.ts';
import { melati } from './villas/melati.ts';
import { ombak } from './villas/ombak.ts';
import { pasir } from './villas/pasir.ts';
import { sawah } from './villas/sawah.ts';
import { teratai } from './villas/teratai.ts';

export const villaPictures: Readonly<Record<string, string>> = {
  ...pictureSet('villas/villa-sawah-ubud', sawah),
  ...pictureSet('villas/villa-karang-uluwatu', karang),
  ...pictureSet('villas/villa-pasir-seminyak', pasir),
  ...pictureSet('villas/villa-ombak-canggu', ombak),
  ...pictureSet('villas/villa-bambu-sidemen', bambu),
  ...pictureSet('villas/villa-melati-sanur', melati),
  ...pictureSet('villas/villa-teratai-jimbaran', teratai),
};
