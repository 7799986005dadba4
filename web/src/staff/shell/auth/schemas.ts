import { emailSchema, limits, lineSchema, problem } from '@selasar/domain/core';
import { z } from 'zod';

export const loginSchema = z.object({
  email: emailSchema('email-missing'),
  password: z.string().min(1, problem('password-missing')),
});
export type LoginForm = z.infer<typeof loginSchema>;

/** Firebase Authentication refuses passwords of fewer than six characters. */
export const registerSchema = z.object({
  fullName: lineSchema().min(1, problem('full-name-missing')).max(limits.name),
  email: emailSchema('email-missing'),
  password: z
    .string()
    .min(1, problem('new-password-missing'))
    .refine((text) => text === '' || text.length >= 6, problem('new-password-short')),
});
export type RegisterForm = z.infer<typeof registerSchema>;
