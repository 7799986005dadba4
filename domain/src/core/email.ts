import { z } from 'zod';
import { limits } from './limits.ts';
import { problem } from './problem.ts';
import { withoutMarks } from './text.ts';
import type { ProblemCode } from './problemMessages.ts';

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/** In lower case, so that one person has one address. */
export const emailSchema = (missing?: ProblemCode) =>
  z
    .string(missing)
    .overwrite(withoutMarks)
    .trim()
    .toLowerCase()
    .min(missing ? 1 : 0, missing)
    .max(limits.email, { abort: true })
    .refine((text) => text === '' || isEmail(text), problem('email-invalid'));

/** Providers that ignore dots in the name. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** For counting only: 'a.b+x@gmail.com' is 'ab@gmail.com'. Mail goes to the address as typed. */
export function personOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return dotless.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}
