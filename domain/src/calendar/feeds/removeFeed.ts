import { z } from 'zod';

/** Also frees the nights that the feed has blocked. */
export const removeFeedInputSchema = z.object({ feedId: z.uuid() });
export type RemoveFeedInput = z.infer<typeof removeFeedInputSchema>;

export const removeFeedAnswerSchema = z.object({ feedId: z.string() });
export type RemoveFeedAnswer = z.infer<typeof removeFeedAnswerSchema>;
