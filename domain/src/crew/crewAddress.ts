import { z } from 'zod';
import { keyInputSchema } from '../core/key.ts';
import { tickJobInputSchema } from './day/tickJob.ts';
import { requestNameSchema } from '../requests/requestName.ts';

export const crewAddressInputSchema = z.object({ crewId: z.uuid() });
export const crewAddressAnswerSchema = z.object({ key: z.string() });
export type CrewAddressAnswer = z.infer<typeof crewAddressAnswerSchema>;

/** `what`: null removes the outcome. */
export const tickByCrewInputSchema = requestNameSchema.extend({
  ...keyInputSchema.shape,
  part: tickJobInputSchema.shape.part,
  what: tickJobInputSchema.shape.what,
});
export type TickByCrewInput = z.infer<typeof tickByCrewInputSchema>;
