import { z } from 'zod';
import { noticeKindSchema } from './noticeKind.ts';

/** The callable `setNotice`, for admins: switches the mails of one kind to the company on or off. */
export const setNoticeInputSchema = z.object({ kind: noticeKindSchema, isOn: z.boolean() });
export type SetNoticeInput = z.infer<typeof setNoticeInputSchema>;

export const setNoticeAnswerSchema = setNoticeInputSchema;
export type SetNoticeAnswer = z.infer<typeof setNoticeAnswerSchema>;
