import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { lineSchema } from '../core/text.ts';

/** A list of a tour or villa: texts of one line each. Empty items are dropped. */
export const offerListSchema = z
  .array(lineSchema().max(limits.listItemText))
  .max(limits.listItems)
  .overwrite((list) => list.filter((item) => item !== ''));
