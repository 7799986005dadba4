import { z } from 'zod';

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

export type NoticeSettings = Readonly<Record<NoticeKind, boolean>>;

/** What is missing or damaged is on: a mail too many is better than a booking that nobody sees. */
export const readNoticeSettings = (data: unknown): NoticeSettings => {
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(data);
  return Object.fromEntries(noticeKinds.map((kind) => [kind, stored[kind] !== false])) as Record<
    NoticeKind,
    boolean
  >;
};
