import { formatUsd } from '@selasar/domain';

/** Parses a whole number; invalid input gives 0. */
export const wholeNumber = (text: string): number => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
};

/** The typed text if it differs from the parsed number, such as '1,200' and 1. */
export const misread = (typed: string | undefined, number: number): string | undefined =>
  typed === undefined ||
  wholeNumber(typed) !== number ||
  (typed.trim() !== '' && Number(typed) === number)
    ? undefined
    : typed.trim();

/** The hint below a field. */
export function savedAs(typed: string | undefined, number: number): string | undefined {
  const text = misread(typed, number);
  if (text === undefined) return undefined;
  return `Will be saved as ${number}${text ? ` (you typed “${text}”)` : ''}`;
}

export const priceWords = {
  title: 'Save this price?',
  confirm: 'Save anyway',
  cancel: 'Change it',
};

/** The question before an unlikely price is saved; undefined if the price is plausible. */
export function priceQuestion(
  price: number,
  typed: string | undefined,
  before: number | undefined,
): string | undefined {
  const text = misread(typed, price);
  if (text) return `The price will be ${formatUsd(price)}. You typed “${text}”. Save anyway?`;
  return price === 0 && before !== 0
    ? `The price will be ${formatUsd(0)}. Save anyway?`
    : undefined;
}
