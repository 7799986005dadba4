import type { FetchFeedAnswer, FetchFeedInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Reads a calendar of another portal now. It may be asked again and again. */
export const fetchFeed: (input: FetchFeedInput) => Promise<FetchFeedAnswer> = staff.fetchFeed;
