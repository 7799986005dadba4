import { z } from 'zod';
import { requestNameSchema } from '../trips/request.ts';
import { crewRoleSchema } from './crewMember.ts';

const crewIdSchema = z.uuid().nullable();

/**
 * The callable `assignCrew`, for staff: sets the driver or guide of a tour or a transfer; null is nobody. `seen` is the
 * assignment that the caller saw: of two calls at once one wins, and the other is refused with the name of the winner.
 */
export const assignCrewInputSchema = requestNameSchema.extend({
  role: crewRoleSchema,
  crewId: crewIdSchema,
  seen: z.string().max(100).nullable(),
});
export type AssignCrewInput = z.infer<typeof assignCrewInputSchema>;

export const assignCrewAnswerSchema = z.object({ crewId: crewIdSchema });
export type AssignCrewAnswer = z.infer<typeof assignCrewAnswerSchema>;
