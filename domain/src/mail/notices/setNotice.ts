import { z } from 'zod';
import { noticeKindSchema } from './noticeKind.ts';

const switched = { kind: noticeKindSchema, isOn: z.boolean() };

export const setNoticeInputSchema = z.object(switched);
export type SetNoticeInput = z.infer<typeof setNoticeInputSchema>;

export const setNoticeAnswerSchema = z.object(switched);
export type SetNoticeAnswer = z.infer<typeof setNoticeAnswerSchema>;
