import { z } from 'zod';
import { limits } from './limits.ts';

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/**
 * An email address that has to be given; an empty one is told `missing`, any other bad one 'Please enter a valid …'.
 * In small letters, because one person is to be known as one.
 */
export const emailSchema = (missing: string) =>
  z
    .string(missing)
    .trim()
    .toLowerCase()
    .min(1, missing)
    .max(limits.email)
    .refine((text) => text === '' || isEmail(text), 'Please enter a valid email address');
