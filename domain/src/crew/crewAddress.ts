import { z } from 'zod';
import { keyInputSchema } from '../core/key.ts';
import { tickJobInputSchema } from './day/tickJob.ts';
import { requestNameSchema } from '../trips/request.ts';

/** The callables `crewAddress` and `replaceCrewKey`, for staff. */
export const crewAddressInputSchema = z.object({ crewId: z.uuid() });
export const crewAddressAnswerSchema = z.object({ key: z.string() });
export type CrewAddressAnswer = z.infer<typeof crewAddressAnswerSchema>;

/** The callable `tickByCrew`: drivers and guides report the outcome of a job of theirs; null removes it. */
export const tickByCrewInputSchema = requestNameSchema.extend({
  ...keyInputSchema.shape,
  part: tickJobInputSchema.shape.part,
  what: tickJobInputSchema.shape.what,
});
export type TickByCrewInput = z.infer<typeof tickByCrewInputSchema>;
