import { problem } from '../core/problem.ts';
import { linesSchema } from '../core/text.ts';

/** Limits of the messages between a guest and staff about one request. */
export const threadLimits = {
  /** Characters of one message. */
  text: 2000,
  /** The most messages of the guest per hour, and in total. */
  perHour: 20,
  inAll: 200,
};

/** The text of one message. */
export const threadTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(threadLimits.text);
