import { limits } from './limits.ts';
import { problem } from './problem.ts';
import { lineSchema, withoutMarks } from './text.ts';
import type { ProblemCode } from './problemMessages.ts';

/** Indonesian numbers are recognised without a plus too: '0812 …' and '62 812 …'. */
export const localNumber = /^\D*(0|62)/;

/**
 * Checks an Indonesian number against its numbering plan, and any other number by the length its country uses: ranges
 * in use change, and guests know their number. The plans are larger than the form, so they load when a number is first
 * checked. A browser that cannot load them leaves the check to the server.
 */
async function isPhoneNumber(text: string): Promise<boolean> {
  const plans = await import('./numberingPlans.ts').catch(() => undefined);
  if (!plans) return true;
  // The library rejects '(+62) 812 …'.
  const number = text.replaceAll(/[()]/g, '');
  return localNumber.test(number)
    ? plans.isValidPhoneNumber(number, 'ID')
    : plans.isPossiblePhoneNumber(number);
}

/** A phone number, stored as typed. '' is none. The check is asynchronous. */
export const phoneSchema = (missing?: ProblemCode) =>
  lineSchema(missing)
    .overwrite(withoutMarks)
    .trim()
    .max(limits.phone, { abort: true })
    .refine((text) => text === '' || isPhoneNumber(text), problem('phone-invalid'));
