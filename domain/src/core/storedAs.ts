import type { z } from 'zod';

/**
 * It reads old documents too, so a new field has a default or is optional. Empty values are not stored: a field may be
 * absent only if '' can be typed.
 */
export type StoredAs<Form> = {
  readonly [Field in keyof Form]-?: z.ZodType<
    '' extends Form[Field] ? Form[Field] | undefined : Form[Field]
  >;
};
