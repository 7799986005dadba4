import { describe, expect, it } from 'vitest';
import { priceQuestion, savedAs, wholeNumber } from './NumberInput.tsx';

describe('a typed number', () => {
  it('is 0 for invalid input', () => {
    expect(['', 'abc', '12.9', '-', '85 dollars'].map(wholeNumber)).toEqual([0, 0, 12, 0, 85]);
  });

  it.each([
    ['1,200', 1],
    ['85.50', 85],
    ['1e3', 1],
    ['0x10', 0],
    ['abc', 0],
    ['85 dollars', 85],
  ])('%s says under the field what it is taken for', (typed, number) => {
    expect(wholeNumber(typed)).toBe(number);
    expect(savedAs(typed, number)).toBe(`Will be saved as ${number} (you typed “${typed}”)`);
  });

  it('shows no hint for a number that equals the typed text or was set since', () => {
    expect(savedAs(undefined, 0)).toBeUndefined();
    expect(savedAs('85', 85)).toBeUndefined();
    expect(savedAs(' 085 ', 85)).toBeUndefined();
    expect(savedAs('1,200', 75)).toBeUndefined();
    expect(savedAs(' ', 0)).toBe('Will be saved as 0');
  });

  it('asks about a misread price, and about a price of zero', () => {
    const misread = 'The price will be $1. You typed “1,200”. Save anyway?';
    expect(priceQuestion(1, '1,200', 85)).toBe(misread);
    expect(priceQuestion(0, 'abc', 0)).toBe('The price will be $0. You typed “abc”. Save anyway?');
    expect(priceQuestion(0, undefined, undefined)).toBe('The price will be $0. Save anyway?');
    expect(priceQuestion(0, '', 85)).toBe('The price will be $0. Save anyway?');
    expect(priceQuestion(0, undefined, 0)).toBeUndefined();
    expect(priceQuestion(85, '85', undefined)).toBeUndefined();
  });
});
