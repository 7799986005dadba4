import { z } from 'zod';
import { clockTimeSchema } from './clockTime.ts';
import { plainLineSchema } from './text.ts';

// '' is no value, and so is a field that is left out of the input.

export const optionalText = (maxLength: number) => ({
  kind: { is: 'text', maxLength } as const,
  input: plainLineSchema(maxLength).default(''),
  stored: z.string().optional(),
});

export const optionalTime = () => ({
  kind: { is: 'time' } as const,
  input: clockTimeSchema.default(''),
  stored: z.string().optional(),
});

export const optionalCount = (min: number, max: number) => ({
  kind: { is: 'count', min, max } as const,
  input: z.literal('').or(z.number().int().min(min).max(max)).default(''),
  stored: z.number().int().optional(),
});
