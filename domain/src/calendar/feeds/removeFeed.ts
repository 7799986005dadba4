import { z } from 'zod';

/** The callable `removeFeed`, for staff: frees the nights that the feed has blocked, too. */
export const removeFeedInputSchema = z.object({ feedId: z.uuid() });
export type RemoveFeedInput = z.infer<typeof removeFeedInputSchema>;

export const removeFeedAnswerSchema = z.object({ feedId: z.string() });
export type RemoveFeedAnswer = z.infer<typeof removeFeedAnswerSchema>;
