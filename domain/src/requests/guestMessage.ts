import { z } from 'zod';

export const situations = ['confirmed', 'driver', 'balance', 'changed'] as const;
export const situationSchema = z.enum(situations);
export type Situation = z.infer<typeof situationSchema>;

export const situationLabel: Readonly<Record<Situation, string>> = {
  confirmed: 'Confirmed',
  driver: 'Driver named',
  balance: 'Balance due',
  changed: 'Changed',
};

export const messageChannels = ['whatsapp', 'mail', 'thread'] as const;
export const messageChannelSchema = z.enum(messageChannels);
export type MessageChannel = z.infer<typeof messageChannelSchema>;

/** The system cannot know whether a message was sent in WhatsApp. */
export const messageChannelText: Readonly<Record<MessageChannel, string>> = {
  whatsapp: 'opened in WhatsApp',
  mail: 'mailed',
  thread: 'written in the trip',
};

/** `after` of the event in the history. */
export const guestMessageSchema = z.object({
  situation: situationSchema,
  via: messageChannelSchema,
  text: z.string(),
});
export type GuestMessage = z.infer<typeof guestMessageSchema>;
