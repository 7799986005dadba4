import { z } from 'zod';

/** Limits of what a browser reports: characters, frames, errors of one page, errors of all browsers in a minute. */
export const faultLimits = {
  message: 200,
  body: 8192,
  frames: 8,
  perPage: 10,
  perMinute: 30,
} as const;

/** Its texts are scrubbed before they are sent, and again on arrival. */
export const faultSchema = z.object({
  message: z.string().max(faultLimits.message * 4),
  stack: z.string().max(faultLimits.body).default(''),
  release: z.string().max(40).default(''),
});
export type Fault = z.infer<typeof faultSchema>;
