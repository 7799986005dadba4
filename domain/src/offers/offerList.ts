import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { lineSchema } from '../core/text.ts';

/** A list of a tour or villa: texts of one line each. Empty items are dropped. */
export const offerListSchema = z
  .array(lineSchema().max(limits.listItemText))
  .max(limits.listItems)
  .overwrite((list) => list.filter((item) => item !== ''));

/** The pictures of a tour or villa beside its main one. Those beyond the limit are dropped on reading. */
export const gallerySchema = z
  .array(lineSchema().max(limits.listItemText))
  .overwrite((list) => list.filter((item) => item !== '').slice(0, limits.galleryPictures));
