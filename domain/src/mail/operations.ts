import { z } from 'zod';
import { documentIdSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { linesSchema } from '../core/text.ts';
import { threadLimits } from '../messages/message.ts';
import { messageChannelSchema, situationSchema } from '../requests/guestMessage.ts';
import { requestNameSchema } from '../requests/requestName.ts';
import { openIn, templateTextSchema } from './template.ts';

/** Per request. */
export const guestMessagesPerHour = 20;

const guestMessageTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(threadLimits.text, { ...problem('text-too-long'), abort: true })
  .refine((text) => openIn(text).length === 0, problem('placeholder-open'));

export const mailOperations = {
  messageGuest: {
    input: requestNameSchema.extend({
      /** Created once per message: the same message sent twice is sent once. It is the id of its event. */
      messageId: z.uuid(),
      situation: situationSchema,
      via: messageChannelSchema,
      text: guestMessageTextSchema,
    }),
    answer: z.object({ messageId: z.string() }),
  },
  saveTemplate: {
    input: z.object({
      situation: situationSchema,
      text: templateTextSchema,
      /** `updatedAt` of the version that they saw, in milliseconds; null for the standard text. */
      seen: z.number().int().nullable(),
    }),
    answer: z.object({ situation: situationSchema }),
  },
  sendAgain: {
    input: z.object({ mailId: documentIdSchema }),
    answer: z.object({ mailId: z.string() }),
  },
} as const;
type Operations = typeof mailOperations;
export type MessageGuestAnswer = z.infer<Operations['messageGuest']['answer']>;
export type SaveTemplateInput = z.infer<Operations['saveTemplate']['input']>;
export type SaveTemplateAnswer = z.infer<Operations['saveTemplate']['answer']>;
export type SendAgainAnswer = z.infer<Operations['sendAgain']['answer']>;
