import { z } from 'zod';
import { feedSchema } from './feed.ts';

export const fetchFeedInputSchema = z.object({
  feedId: z.uuid(),
  /** Staff confirm that the portal's lower number of stays is right. */
  acceptsFewer: z.boolean().default(false),
});
export type FetchFeedInput = z.input<typeof fetchFeedInputSchema>;

export const fetchFeedAnswerSchema = feedSchema
  .pick({ lastResult: true, events: true, nights: true, clashes: true })
  .required();
export type FetchFeedAnswer = z.infer<typeof fetchFeedAnswerSchema>;
