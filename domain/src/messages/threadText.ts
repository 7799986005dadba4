import { problem } from '../core/problem.ts';
import { linesSchema } from '../core/text.ts';

export const threadLimits = {
  /** Characters. */
  text: 2000,
  /** Messages of the guest. */
  perHour: 20,
  inAll: 200,
};

export const threadTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(threadLimits.text);
