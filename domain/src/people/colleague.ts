import { z } from 'zod';

/** A member of staff, as colleagues see them. The name is that of the moment at which it was read. */
export const colleagueSchema = z.object({ uid: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

/** The callable `listColleagues`, for staff: everyone with a staff role, by name. */
export const listColleaguesInputSchema = z.object({});

export const listColleaguesAnswerSchema = z.object({ colleagues: z.array(colleagueSchema) });
export type ListColleaguesAnswer = z.infer<typeof listColleaguesAnswerSchema>;
