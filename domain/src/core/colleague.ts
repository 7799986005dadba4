import { z } from 'zod';

export const colleagueSchema = z.object({ uid: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

export const listColleaguesInputSchema = z.object({});

export const listColleaguesAnswerSchema = z.object({ colleagues: z.array(colleagueSchema) });
export type ListColleaguesAnswer = z.infer<typeof listColleaguesAnswerSchema>;
