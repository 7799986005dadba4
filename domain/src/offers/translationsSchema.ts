import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { linesSchema } from '../core/text.ts';

/** Keyed by language and field, such as 'id_title'. A list is a text with one item per line. */
export const translationsSchema = z
  .record(z.string(), linesSchema().max(limits.translation).catch(''))
  .optional()
  .catch(undefined);
export type Translations = z.infer<typeof translationsSchema>;
