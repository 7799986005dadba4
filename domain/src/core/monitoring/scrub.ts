import { reportLimits } from './limits.ts';

// What is left of the words of an error once everything is out that could be a person's.

/** What a part of a message becomes, in this order. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' '],
  [/\S+@\S+/g, '(email)'],
  [/\b[a-z][a-z+.-]*:\/\/\S+/gi, '(address)'],
  [/"[^"]*"|`[^`]*`|“[^”]*”|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu, '(text)'],
  // What is quoted and was cut off.
  [/["`“«].*$/gu, '(text)'],
  [/[\w-]{20,}/g, '(key)'],
  [/\p{N}+/gu, '0'],
  [/\s+/g, ' '],
];

/** React names its errors by a number: they would be all the same without. */
const ofReact = /^Minified React error #\d{1,4}(?!\d)/;

/** A message without addresses, numbers, keys and quoted texts. */
export function scrubbed(message: string): string {
  const [known] = ofReact.exec(message) ?? [];
  if (known) return known;
  // Before it is cut: half of an address is one, too.
  const text = parts.reduce(
    (left, [found, instead]) => left.replaceAll(found, instead),
    message.slice(0, reportLimits.message * 4),
  );
  return text.trim().slice(0, reportLimits.message);
}

/** The places of our own files in a stack: 'assets/index-Bx1.js:1:2345'. Names and other files are left out. */
export const framesIn = (stack: string): string[] =>
  Array.from(
    stack.matchAll(/(?:^|\/)(assets\/[\w-]{1,60}(?:\.[\w-]{1,20}){0,2}\.js:\d{1,7}:\d{1,7})/gm),
    ([, frame = '']) => frame,
  ).slice(0, reportLimits.frames);
