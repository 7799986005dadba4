import { fetchFeedAnswerSchema } from '@selasar/domain';
import type { FetchFeedAnswer, FetchFeedInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** The portal alone may take 15 seconds. */
const patienceMs = 50_000;

/** Reads a calendar of another portal now. It may be asked again and again. */
export const fetchFeed: (input: FetchFeedInput) => Promise<FetchFeedAnswer> = callable(
  'fetchFeed',
  fetchFeedAnswerSchema,
  patienceMs,
);
