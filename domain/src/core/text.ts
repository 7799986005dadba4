import { z } from 'zod';
import { problem } from './problem.ts';
import type { ProblemCode } from './problemMessages.ts';
import { limits } from './limits.ts';

/** Control characters and lone surrogates, which the database cannot store unchanged. */
const unprintable = /[\p{Cc}\p{Cs}]+/gu;
const unprintableButBreaks = /(?![\n\r\t])[\p{Cc}\p{Cs}]/gu;

/** Without the invisible characters that come along when a number or an address is copied. */
export const withoutMarks = (text: string): string => text.replaceAll(/\p{Cf}+/gu, '');

/** Marks that turn the direction of the text after them, up to the end of a page; no name needs them. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const lineSchema = (missing?: ProblemCode) =>
  z
    .string(missing)
    .overwrite((text) => text.replaceAll(unprintable, ' ').replaceAll(directionMarks, ''))
    .trim();

/** Two are allowed: they join and separate letters of Persian and Indic names and combine emoji. */
const hidden = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/u;
const joiners = /[\u200C\u200D]/g;

/** Abbreviations before a dot that make no web address: 'O.Henry', 'Dr.No', 'Jl.Raya'. */
const abbreviations = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'jr', 'sr', 'no', 'jl', 'gg', 'br']);
const endings = new Set(
  (
    'com net org info biz edu gov mil int pro name mobi asia travel app dev xyz online site website web shop store ' +
    'top club live link click icu vip page space tech world blog news fun cloud host email chat money bid loan win ' +
    'zip mov ' +
    'рф рус бел укр срб мкд мон қаз бг ею сайт онлайн москва ελ ευ გე հայ 中国 中國 香港 台湾 台灣 新加坡 公司 网络 网址 ' +
    '한국 닷컴 닷넷 コム ไทย भारत বাংলা ලංකා இலங்கை امارات السعودية مصر ایران عمان قطر ישראל'
  ).split(' '),
);
/** Created once, on first use: it is the slowest part of this file. */
let countries: Intl.DisplayNames | undefined;
function isCountry(code: string): boolean {
  if (!/^[a-z]{2}$/.test(code)) return false;
  countries ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return countries.of(code.toUpperCase()) !== undefined;
}
const isEnding = (word: string): boolean =>
  endings.has(word) || word.startsWith('xn--') || isCountry(word);

/** Whether a mail program would turn part of the text into a link. */
function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(joiners, '').replaceAll('。', '.').toLowerCase();
  if (/:\/\/|\bwww\./.test(plain)) return true;
  // Each word with the word after its dot, and whether a path follows.
  const names = plain.matchAll(
    /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+)(?=\.([\p{L}\p{N}-]+)(?:([:/?#])\S)?)/gu,
  );
  return Array.from(names).some(([, label = '', ending = '', path]) => {
    const isAbbreviated = label.length < 2 || abbreviations.has(label);
    return isEnding(ending)
      ? path !== undefined || !isAbbreviated
      : path === '/' && ending.length > 2 && !isAbbreviated;
  });
}

/** The company's mail repeats it to others. A text too long is rejected before it is scanned. */
export const plainLineSchema = (max: number, missing?: ProblemCode) =>
  z
    .string(missing)
    .overwrite((text) => text.replaceAll(/[^\S\uFEFF]+/g, ' ').replaceAll(directionMarks, ''))
    .trim()
    .max(max, { abort: true })
    .refine((text) => !hidden.test(text), problem('hidden-characters'))
    .refine((text) => !hasWebAddress(text), problem('web-address'));

export const linesSchema = () =>
  z
    .string()
    .overwrite((text) => text.replaceAll(unprintableButBreaks, ' '))
    .trim();

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
