/** The pictures of every tour by their path below `public/images`. */
import { pictureSet } from './pictureSet.ts';
import { batur } from './tours/batur.ts';
import { family } from './tours/family.ts';
import { temples } from './tours/temples.ts';
import { ubud } from './tours/ubud.ts';
import { uluwatu } from './tours/uluwatu.ts';

export const tourPictures: Readonly<Record<string, string>> = {
  ...pictureSet('tours/ubud-jungle-adventure', ubud),
  ...pictureSet('tours/mount-batur-sunrise-trek', batur),
  ...pictureSet('tours/romantic-uluwatu-sunset', uluwatu),
  ...pictureSet('tours/sacred-temples-tour', temples),
  ...pictureSet('tours/family-turtle-island-day', family),
};
