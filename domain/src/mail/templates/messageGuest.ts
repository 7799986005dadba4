import { z } from 'zod';
import { problem } from '../../core/problem.ts';
import { linesSchema } from '../../core/text.ts';
import { requestNameSchema } from '../../requests/requestName.ts';
import { threadLimits } from '../../messages/threadText.ts';
import { openIn } from './fillTemplate.ts';
import { messageChannelSchema, situationSchema } from '../../requests/guestMessage.ts';

/** Per request. */
export const guestMessagesPerHour = 20;

export const guestMessageTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(threadLimits.text, { ...problem('text-too-long'), abort: true })
  .refine((text) => openIn(text).length === 0, problem('placeholder-open'));

export const messageGuestInputSchema = requestNameSchema.extend({
  /** Created once per message: the same message sent twice is sent once. It is the id of its event. */
  messageId: z.uuid(),
  situation: situationSchema,
  via: messageChannelSchema,
  text: guestMessageTextSchema,
});
export type MessageGuestInput = z.infer<typeof messageGuestInputSchema>;

export const messageGuestAnswerSchema = z.object({ messageId: z.string() });
export type MessageGuestAnswer = z.infer<typeof messageGuestAnswerSchema>;
