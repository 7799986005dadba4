import { z } from 'zod';

/** What a guest does that is told to the company by mail. */
export const noticeKinds = [
  'newBooking',
  'newTransfer',
  'reply',
  'changeRequest',
  'cancellation',
  'message',
] as const;
export const noticeKindSchema = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** Which of them are mailed: a switch for each kind. */
export type NoticeSettings = Readonly<Record<NoticeKind, boolean>>;

/**
 * Parses the switches from the data of `noticeSettings/company`, or from undefined if there is no document. Whatever is
 * missing or damaged is on: a mail too many is better than a booking that nobody sees.
 */
export const readNoticeSettings = (data: unknown): NoticeSettings => {
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(data);
  return Object.fromEntries(noticeKinds.map((kind) => [kind, stored[kind] !== false])) as Record<
    NoticeKind,
    boolean
  >;
};
