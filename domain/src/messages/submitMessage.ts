import { z } from 'zod';
import { contactFormSchema } from './contactForm.ts';
import { requestSchema } from '../core/request.ts';

export const submitMessageInputSchema = contactFormSchema.extend(requestSchema.shape);
export type SubmitMessageInput = z.infer<typeof submitMessageInputSchema>;

export const submitMessageAnswerSchema = z.object({ messageId: z.string() });
export type SubmitMessageAnswer = z.infer<typeof submitMessageAnswerSchema>;
