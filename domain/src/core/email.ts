import { z } from 'zod';
import { limits } from './limits.ts';
import { problem } from './problem.ts';
import { withoutMarks } from './text.ts';
import type { ProblemCode } from './problemMessages.ts';

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/**
 * An email address in lower case, so that one person has one address. An empty one is `missing` where an address is
 * required; any other bad one is 'email-invalid'.
 */
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

/**
 * The mailbox of an address, for counting only: 'a.b+x@gmail.com' and 'ab@gmail.com' are one. Mail goes to the address
 * as it was typed.
 */
export function personOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return dotless.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}
