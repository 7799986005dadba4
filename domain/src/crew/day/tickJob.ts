import { z } from 'zod';
import type { PlainMessage } from '../../i18n/message.ts';
import { jobPartSchema, outcomesOf, tickSchema, type Tick } from '../../requests/tick.ts';

const whatSchema = tickSchema.shape.what.nullable();

/** `what` is null to reopen the job, `seen` is the outcome that the staff member saw. */
export const tickJobInputSchema = z
  .object({
    kind: z.enum(['bookings', 'transfers']),
    id: z.uuid(),
    part: jobPartSchema,
    what: whatSchema,
    seen: whatSchema,
  })
  .refine(({ part, what }) => what === null || outcomesOf(part).includes(what), {
    path: ['what'],
  });
export type TickJobInput = z.infer<typeof tickJobInputSchema>;

export const tickJobAnswerSchema = z.object({ what: whatSchema });
export type TickJobAnswer = z.infer<typeof tickJobAnswerSchema>;

export const tickName: Readonly<Record<Tick['what'], PlainMessage>> = {
  done: 'Done',
  'no-show': 'No show',
};
