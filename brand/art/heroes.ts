/** The pictures of the banners by their path below `public/images`. */
import { wideBatur } from './parts/summit.ts';
import { terraceMorning } from './tours/ubud.ts';
import { karangEvening } from './villas/karangHouse.ts';

export const heroPictures: Readonly<Record<string, string>> = {
  'hero/terraces': terraceMorning,
  'hero/cliffs': karangEvening,
  'hero/batur': wideBatur(),
};
