import { z } from 'zod';

// Removes everything that could be personal data from the text of an error.

const parts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' '],
  [/\S+@\S+/g, '(email)'],
  [/\b[a-z][a-z+.-]*:\/\/\S+/gi, '(address)'],
  [/"[^"]*"|`[^`]*`|“[^”]*”|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu, '(text)'],
  [/["`“«].*$/gu, '(text)'],
  [/[\w-]{20,}/g, '(key)'],
  [/\p{N}+/gu, '0'],
  [/\s+/g, ' '],
];

/** React numbers its errors: without the number all would look the same. */
const ofReact = /^Minified React error #\d{1,4}(?!\d)/;

export function scrubbed(message: string): string {
  const [known] = ofReact.exec(message) ?? [];
  if (known) return known;
  // Before the cut: half of an address is still personal.
  const text = parts.reduce(
    (left, [found, instead]) => left.replaceAll(found, instead),
    message.slice(0, faultLimits.message * 4),
  );
  return text.trim().slice(0, faultLimits.message);
}

/** 'assets/index-Bx1.js:1:2345'. Names and other files are left out. */
export const framesIn = (stack: string): string[] =>
  Array.from(
    stack.matchAll(/(?:^|\/)(assets\/[\w-]{1,60}(?:\.[\w-]{1,20}){0,2}\.js:\d{1,7}:\d{1,7})/gm),
    ([, frame = '']) => frame,
  ).slice(0, faultLimits.frames);

/** Limits of what a browser reports: characters, frames, errors of one page, errors of all browsers in a minute. */
export const faultLimits = {
  message: 200,
  body: 8192,
  frames: 8,
  perPage: 10,
  perMinute: 30,
} as const;

/** Its texts are scrubbed before they are sent, and again on arrival. */
export const faultSchema = z.object({
  message: z.string().max(faultLimits.message * 4),
  stack: z.string().max(faultLimits.body).default(''),
  release: z.string().max(40).default(''),
});
export type Fault = z.infer<typeof faultSchema>;
