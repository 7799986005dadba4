import { z } from 'zod';
import { problem } from '../core/problem.ts';
import type { ProblemCode } from '../core/problemMessages.ts';
import { instantSchema } from '../core/schemas.ts';
import { plainLineSchema } from '../core/text.ts';
import { partnerIn, partnerKey, sourceKeys } from './changes/source.ts';

export const partnerLimits = { partners: 50, name: 60 };

const partnerSchema = z.object({
  name: plainLineSchema(partnerLimits.name).min(1, problem('partner-name-missing')),
  /** Of the price. */
  percent: z
    .number('number-missing' satisfies ProblemCode)
    .int(problem('number-not-whole'))
    .min(0, problem('too-small'))
    .max(100, problem('number-too-large')),
});
export type Partner = z.infer<typeof partnerSchema>;

const inText = (name: string): string => name.toLowerCase();

export const partnersSchema = z.object({
  partners: z
    .array(partnerSchema)
    .max(partnerLimits.partners)
    .superRefine((partners, context) => {
      const names = partners.map(({ name }) => inText(name));
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        context.addIssue({ code: 'custom', ...problem('partner-twice'), path: [index, 'name'] });
      }
    }),
});
export type Partners = z.infer<typeof partnersSchema>;

/** Those of the stored ones that are valid. */
export function readPartners(data: unknown): Partner[] {
  const stored: unknown =
    typeof data === 'object' && data !== null && Reflect.get(data, 'partners');
  const rows: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return rows.flatMap((row) => partnerSchema.safeParse(row).data ?? []);
}

export const partnersVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;

const isSourceKey = (key: string): boolean =>
  (partnerIn(key) ?? '') !== '' || sourceKeys.some((known) => known === key);

/** A page from before sources sends none. */
export const sourceKeySchema = z
  .string()
  .max(partnerKey('').length + partnerLimits.name)
  .refine(isSourceKey, problem('field-missing'))
  .default(sourceKeys[0]);

export const partnerOperations = {
  setPartners: {
    /** `seen` is `updatedAt` of the version that they saw, in milliseconds; null if there was none. */
    input: partnersSchema.extend({ seen: z.number().int().nullable() }),
    answer: z.object({}),
  },
} as const;
export type SetPartnersAnswer = z.infer<(typeof partnerOperations)['setPartners']['answer']>;
