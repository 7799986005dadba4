import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import { problem } from '../../core/problem.ts';
import { linesSchema } from '../../core/text.ts';
import { unknownIn } from './fillTemplate.ts';
import { situationSchema } from './situation.ts';

/** Characters. What is filled in needs room below the bound of a message. */
export const templateLength = 1500;

/** A text with placeholders. */
export const templateTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(templateLength, { ...problem('text-too-long'), abort: true })
  .superRefine((text, context) => {
    const unknown = unknownIn(text);
    if (unknown.length === 0) return;
    context.addIssue({ code: 'custom', ...problem('placeholder-unknown', { unknown }) });
  });

/** A document of `templates`, under its situation. Where there is none, the standard text holds. */
export const templateSchema = z.object({
  situation: situationSchema,
  text: z.string(),
  updatedAt: instantSchema,
  /** The uid of who has written it, and their name then. */
  by: z.string(),
  byName: z.string().optional(),
});
export type Template = z.infer<typeof templateSchema>;

/** The callable `saveTemplate`, for staff: the text, and which version they saw. */
export const saveTemplateInputSchema = z.object({
  situation: situationSchema,
  text: templateTextSchema,
  /** `updatedAt` of what they saw, in milliseconds; null where the standard text held. */
  seen: z.number().int().nullable(),
});
export type SaveTemplateInput = z.infer<typeof saveTemplateInputSchema>;

export const saveTemplateAnswerSchema = z.object({ situation: situationSchema });
export type SaveTemplateAnswer = z.infer<typeof saveTemplateAnswerSchema>;

/** When a stored template was written, as far as that can be read. */
export const templateVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;
