import { z } from 'zod';
import { clockTimeSchema } from './clockTime.ts';
import { plainLineSchema } from './text.ts';

// The parts of a table's entry that say what a field is, for fields that may be left empty: '' is none, and so is what
// somebody leaves out who sends the other fields only.

export const optionalText = (maxLength: number) => ({
  kind: { is: 'text', maxLength } as const,
  asked: plainLineSchema(maxLength).default(''),
  stored: z.string().optional(),
});

export const optionalTime = () => ({
  kind: { is: 'time' } as const,
  asked: clockTimeSchema.default(''),
  stored: z.string().optional(),
});

export const optionalCount = (min: number, max: number) => ({
  kind: { is: 'count', min, max } as const,
  asked: z.literal('').or(z.number().int().min(min).max(max)).default(''),
  stored: z.number().int().optional(),
});
