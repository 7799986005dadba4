import { z } from 'zod';
import { problem } from '../../core/problem.ts';
import { linesSchema } from '../../core/text.ts';
import { requestNameSchema } from '../../trips/request.ts';
import { threadLimits } from '../../trips/threadText.ts';
import { openIn } from './fillTemplate.ts';
import { situationSchema } from './situation.ts';

/** How a guest is told: over WhatsApp, by mail, or in the thread of their trip. */
export const messageChannels = ['whatsapp', 'mail', 'thread'] as const;
export const messageChannelSchema = z.enum(messageChannels);
export type MessageChannel = z.infer<typeof messageChannelSchema>;

/** How often the guest of one request is told something within an hour. */
export const guestMessagesPerHour = 20;

/** What a guest is told: nothing of it is left open. */
export const guestMessageTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(threadLimits.text, { ...problem('text-too-long'), abort: true })
  .refine((text) => openIn(text).length === 0, problem('placeholder-open'));

/** `after` of an event of the history that tells of it. */
export const guestMessageSchema = z.object({
  situation: situationSchema,
  via: messageChannelSchema,
  text: z.string(),
});
export type Told = z.infer<typeof guestMessageSchema>;

/** The callable `messageGuest`: staff tell a guest something about a booking or a transfer. */
export const messageGuestInputSchema = requestNameSchema.extend({
  /** Made once per message: the same message sent twice is sent once. It is the id of its event. */
  messageId: z.uuid(),
  situation: situationSchema,
  via: messageChannelSchema,
  text: guestMessageTextSchema,
});
export type MessageGuestInput = z.infer<typeof messageGuestInputSchema>;

export const messageGuestAnswerSchema = z.object({ messageId: z.string() });
export type MessageGuestAnswer = z.infer<typeof messageGuestAnswerSchema>;
