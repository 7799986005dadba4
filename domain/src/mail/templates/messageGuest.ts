import { z } from 'zod';
import { problem } from '../../core/problem.ts';
import { linesSchema } from '../../core/text.ts';
import { requestNameSchema } from '../../trips/request.ts';
import { threadLimits } from '../../trips/threadText.ts';
import { openIn } from './fillTemplate.ts';
import { situationSchema } from './situation.ts';

/** The channels of guest messages: WhatsApp, mail, or the thread of the trip. */
export const messageChannels = ['whatsapp', 'mail', 'thread'] as const;
export const messageChannelSchema = z.enum(messageChannels);
export type MessageChannel = z.infer<typeof messageChannelSchema>;

/** The most guest messages per request and hour. */
export const guestMessagesPerHour = 20;

/** The text of a guest message, without open placeholders. */
export const guestMessageTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(threadLimits.text, { ...problem('text-too-long'), abort: true })
  .refine((text) => openIn(text).length === 0, problem('placeholder-open'));

/** `after` of the event in the history. */
export const guestMessageSchema = z.object({
  situation: situationSchema,
  via: messageChannelSchema,
  text: z.string(),
});
export type GuestMessage = z.infer<typeof guestMessageSchema>;

/** The callable `messageGuest`: staff send a guest message about a booking or a transfer. */
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
