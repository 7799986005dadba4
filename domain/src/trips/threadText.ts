import { problem } from '../core/problem.ts';
import { linesSchema } from '../core/text.ts';

/** Bounds of the messages between a guest and staff on one request. */
export const threadLimits = {
  /** Characters of one message. */
  text: 2000,
  /** How many messages of the guest are taken within an hour, and in all. */
  perHour: 20,
  inAll: 200,
};

/** What a guest or staff write in one message. */
export const threadTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(threadLimits.text);
