import { limits, lineSchema } from '@selasar/domain';
import { z } from 'zod';

const email = z
  .string()
  .trim()
  .min(1, 'Please enter your email')
  .max(limits.email)
  .refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'Please enter a valid email address',
  );

export const loginSchema = z.object({
  email,
  password: z.string().min(1, 'Please enter your password'),
});
export type LoginForm = z.infer<typeof loginSchema>;

/** Firebase Authentication takes no password of fewer than six characters. */
export const registerSchema = z.object({
  fullName: lineSchema().min(1, 'Please enter your full name').max(limits.name),
  email,
  password: z
    .string()
    .min(1, 'Please enter a password')
    .refine((text) => text === '' || text.length >= 6, 'Please use at least 6 characters'),
});
export type RegisterForm = z.infer<typeof registerSchema>;
