import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { linesSchema } from '../core/text.ts';

/**
 * The texts of an offer in other languages, each by its language and its field, such as 'id_title'. That of a list has
 * an item in each line. A damaged one is read as if it were empty: the English one is shown.
 */
export const translationsSchema = z
  .record(z.string(), linesSchema().max(limits.translation).catch(''))
  .optional()
  .catch(undefined);
export type Translations = z.infer<typeof translationsSchema>;
