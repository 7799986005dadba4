import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

/** Values that a schema accepts and rejects. */
export interface SchemaCase {
  readonly schema: z.ZodType;
  /** A complete value: parsing keeps each of its fields. */
  readonly good: Readonly<Record<string, unknown>>;
  /** Values that are rejected, by field. */
  readonly bad: Readonly<Record<string, readonly unknown[]>>;
  /** Unknown fields are rejected instead of dropped. */
  readonly isStrict?: true;
}
export type SchemaCases = Readonly<Record<string, SchemaCase>>;

export const describeSchemas = (cases: SchemaCases) =>
  describe.each(Object.entries(cases))('%s', (_, { schema, good, bad, isStrict }) => {
    it('keeps these fields, and no others', async () => {
      expect(await schema.parseAsync(good)).toMatchObject(good);
      const { success, data } = await schema.safeParseAsync({ ...good, other: 1 });
      expect(success).toBe(!isStrict);
      expect(Object.keys(data ?? {})).not.toContain('other');
    });

    it('reports the field that is invalid', async () => {
      for (const [field, values] of Object.entries(bad)) {
        for (const value of values) {
          const { error } = await schema.safeParseAsync({ ...good, [field]: value });
          const found = new Set(error?.issues.map(({ path }) => path[0]));
          expect(found, `${field}: ${String(value)}`).toEqual(new Set([field]));
        }
      }
    });
  });
