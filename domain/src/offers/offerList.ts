import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { lineSchema } from '../core/text.ts';

export const offerListSchema = z
  .array(lineSchema().max(limits.listItemText))
  .max(limits.listItems)
  .overwrite((list) => list.filter((item) => item !== ''));

/** The pictures beside the main one. */
export const gallerySchema = z
  .array(lineSchema().max(limits.listItemText))
  .overwrite((list) => list.filter((item) => item !== '').slice(0, limits.galleryPictures));
