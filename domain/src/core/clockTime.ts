import { z } from 'zod';
import { problem } from './problem.ts';

/** 'HH:mm'; '' is no time. */
export const clockTimeSchema = z
  .string()
  .refine((time) => /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(time), problem('time-invalid'));
