import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

/** What a schema takes and refuses. */
export interface SchemaCase {
  readonly schema: z.ZodType;
  /** A whole value: each of its fields comes through. */
  readonly good: Readonly<Record<string, unknown>>;
  /** For a field, values that are refused on its account. */
  readonly bad: Readonly<Record<string, readonly unknown[]>>;
  /** Another field is refused, instead of left out. */
  readonly isStrict?: true;
}
export type SchemaCases = Readonly<Record<string, SchemaCase>>;

export const describeSchemas = (cases: SchemaCases) =>
  describe.each(Object.entries(cases))('%s', (_, { schema, good, bad, isStrict }) => {
    it('has these fields, and no other comes through', async () => {
      expect(await schema.parseAsync(good)).toMatchObject(good);
      const { success, data } = await schema.safeParseAsync({ ...good, other: 1 });
      expect(success).toBe(!isStrict);
      expect(Object.keys(data ?? {})).not.toContain('other');
    });

    it('is refused for the field that is wrong', async () => {
      for (const [field, values] of Object.entries(bad)) {
        for (const value of values) {
          const { error } = await schema.safeParseAsync({ ...good, [field]: value });
          const found = new Set(error?.issues.map(({ path }) => path[0]));
          expect(found, `${field}: ${String(value)}`).toEqual(new Set([field]));
        }
      }
    });
  });
