import { z } from 'zod';

/** What the company and its staff can be mailed about. */
export const noticeKinds = [
  'newBooking',
  'newTransfer',
  'reply',
  'changeRequest',
  'cancellation',
  'message',
  'review',
  'unpaidDeposit',
] as const;
export const noticeKindSchema = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

export type NoticeSettings = Readonly<Record<NoticeKind, boolean>>;

/** Of these the company is not mailed until an admin switches them on. */
const offAtFirst: readonly NoticeKind[] = ['review', 'unpaidDeposit'];

const switchesOf = (data: unknown, off: readonly NoticeKind[]): NoticeSettings => {
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(data);
  const isOn = (kind: NoticeKind) =>
    stored[kind] === true || (!off.includes(kind) && stored[kind] !== false);
  return Object.fromEntries(noticeKinds.map((kind) => [kind, isOn(kind)])) as Record<
    NoticeKind,
    boolean
  >;
};

/** What is missing or damaged is on: a mail too many is better than a booking that nobody sees. */
export const readNoticeSettings = (data: unknown): NoticeSettings => switchesOf(data, offAtFirst);

/** How often a member of staff is mailed; nobody is before they choose. */
export const noticePaces = ['never', 'atOnce', 'quarterHour', 'morning'] as const;
const noticePaceSchema = z.enum(noticePaces);
export type NoticePace = z.infer<typeof noticePaceSchema>;

/** What a member of staff has chosen for themselves: the field `notices` of their profile. */
export type OwnNotices = NoticeSettings & { readonly pace: NoticePace };

const pacedSchema = z.object({ pace: noticePaceSchema.catch('never') });

export const readOwnNotices = (data: unknown): OwnNotices => ({
  ...switchesOf(data, []),
  pace: pacedSchema.catch({ pace: 'never' }).parse(data).pace,
});

const switchedSchema = z.object({ kind: noticeKindSchema, isOn: z.boolean() });
export type SetNoticeInput = z.infer<typeof switchedSchema>;
export type SetNoticeAnswer = z.infer<typeof switchedSchema>;

/** For admins: the mails to the company. */
export const noticeOperations = {
  setNotice: { input: switchedSchema, answer: switchedSchema },
} as const;

const switches = Object.fromEntries(noticeKinds.map((kind) => [kind, z.boolean()])) as Record<
  NoticeKind,
  z.ZodBoolean
>;
const chosenSchema = z.object({ pace: noticePaceSchema, ...switches }).partial();

/** Only what the person has just changed. */
export const ownNoticeOperations = {
  setOwnNotices: { input: chosenSchema, answer: chosenSchema },
} as const;
export type SetOwnNoticesInput = z.infer<typeof chosenSchema>;
