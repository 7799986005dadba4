import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import { problem } from '../../core/problem.ts';
import { linesSchema } from '../../core/text.ts';
import { unknownIn } from './fillTemplate.ts';
import { situationSchema } from '../../requests/guestMessage.ts';

/** Characters. Leaves room for filled-in values within the limit of a message. */
export const templateLength = 1500;

export const templateTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(templateLength, { ...problem('text-too-long'), abort: true })
  .superRefine((text, context) => {
    const unknown = unknownIn(text);
    if (unknown.length === 0) return;
    context.addIssue({ code: 'custom', ...problem('placeholder-unknown', { unknown }) });
  });

/** Its situation is the id. Without a document, the standard text applies. */
export const templateSchema = z.object({
  situation: situationSchema,
  text: z.string(),
  updatedAt: instantSchema,
  /** The uid of the author, and their name then. */
  by: z.string(),
  byName: z.string().optional(),
});
export type Template = z.infer<typeof templateSchema>;

export const saveTemplateInputSchema = z.object({
  situation: situationSchema,
  text: templateTextSchema,
  /** `updatedAt` of the version that they saw, in milliseconds; null for the standard text. */
  seen: z.number().int().nullable(),
});
export type SaveTemplateInput = z.infer<typeof saveTemplateInputSchema>;

export const saveTemplateAnswerSchema = z.object({ situation: situationSchema });
export type SaveTemplateAnswer = z.infer<typeof saveTemplateAnswerSchema>;

export const templateVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;
