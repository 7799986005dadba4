import { z } from 'zod';
import { feedFields } from './feed.ts';

/** The id is created once per feed. An existing feed gets the new values. */
export const saveFeedInputSchema = feedFields.extend({ feedId: z.uuid() });
export type SaveFeedInput = z.infer<typeof saveFeedInputSchema>;

export const saveFeedAnswerSchema = z.object({ feedId: z.string() });
export type SaveFeedAnswer = z.infer<typeof saveFeedAnswerSchema>;
