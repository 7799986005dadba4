import type { z } from 'zod';

/**
 * How the fields of a form are read once they are stored: each of them, and no other. Old documents are read so too; a
 * new field therefore has a default or is optional. What was left empty is not stored: only where ''
 * can be typed may there be none.
 */
export type StoredAs<Form> = {
  readonly [Field in keyof Form]-?: z.ZodType<
    '' extends Form[Field] ? Form[Field] | undefined : Form[Field]
  >;
};
