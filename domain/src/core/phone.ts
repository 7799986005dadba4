import { limits } from './limits.ts';
import { problem } from './problem.ts';
import { lineSchema } from './text.ts';
import type { ProblemCode } from './problemMessages.ts';

/** Numbers of Indonesia are known without a plus too: '0812 …' and '62 812 …'. */
export const localNumber = /^\D*(0|62)/;

/**
 * True for a number of Indonesia that its plan allows, and for one as long as those of its country are: which of them are
 * in use changes, and a guest knows better. The plans of the world weigh more than the form that asks, so
 * they are loaded when a number is first judged; a browser that cannot load them leaves the judgement to the server.
 */
async function isPhoneNumber(text: string): Promise<boolean> {
  const plans = await import('./numberingPlans.ts').catch(() => undefined);
  if (!plans) return true;
  // The library refuses '(+62) 812 …'.
  const number = text.replaceAll(/[()]/g, '');
  return localNumber.test(number)
    ? plans.isValidPhoneNumber(number, 'ID')
    : plans.isPossiblePhoneNumber(number);
}

/** A phone number as a person writes it, which is also how it is stored. '' is none. Judged asynchronously. */
export const phoneSchema = (missing?: ProblemCode) =>
  lineSchema(missing)
    .max(limits.phone, { abort: true })
    .refine((text) => text === '' || isPhoneNumber(text), problem('phone-invalid'));
