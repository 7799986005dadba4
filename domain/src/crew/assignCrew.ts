import { z } from 'zod';
import { requestNameSchema } from '../requests/requestName.ts';
import { crewRoleSchema } from './crewMember.ts';

const crewIdSchema = z.uuid().nullable();

/** Null is nobody. `seen` is what the caller saw: of two calls at once, one is refused. */
export const assignCrewInputSchema = requestNameSchema.extend({
  role: crewRoleSchema,
  crewId: crewIdSchema,
  seen: z.string().max(100).nullable(),
});
export type AssignCrewInput = z.infer<typeof assignCrewInputSchema>;

export const assignCrewAnswerSchema = z.object({ crewId: crewIdSchema });
export type AssignCrewAnswer = z.infer<typeof assignCrewAnswerSchema>;
