import { limits } from '@selasar/domain';
import { z } from 'zod';

/** A text that has to be given; `what` is as in 'a title'. */
export const requiredText = (what: string, max: number) =>
  z.string().trim().min(1, `Please enter ${what}`).max(max, `Please use at most ${max} characters`);

/** The rows of a list; the empty ones are not stored. */
export const rows = z
  .array(
    z
      .string()
      .trim()
      .max(limits.listItemText, `Please use at most ${limits.listItemText} characters`),
  )
  .max(limits.listItems, `Please keep at most ${limits.listItems}`);

const atMost = (max: number) =>
  z
    .number()
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(max, `Please use at most ${max}`);
export const usd = atMost(limits.priceUsd);
export const roomCount = atMost(limits.rooms);
export const guestCount = atMost(limits.villaCapacity);

/** A whole number from what was typed; anything that is none is 0. */
export const wholeNumber = (text: string): number => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
};

/** A form shows at least one row of a list. */
export const toRows = (list: readonly string[]): string[] => (list.length > 0 ? [...list] : ['']);

export const fromRows = (list: readonly string[]): string[] =>
  list.map((row) => row.trim()).filter((row) => row !== '');
