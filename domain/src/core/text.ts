import { z } from 'zod';
import { problem } from './problem.ts';
import type { ProblemCode } from './problemMessages.ts';

/** Control characters, and halves of characters, which no database stores as they are. */
const unprintable = /[\p{Cc}\p{Cs}]+/gu;
const unprintableButBreaks = /(?![\n\r\t])[\p{Cc}\p{Cs}]/gu;

/** A text of one line, as it goes into the subject of a mail: a line break in it becomes a space. */
export const lineSchema = (missing?: ProblemCode) =>
  z
    .string(missing)
    .overwrite((text) => text.replaceAll(unprintable, ' '))
    .trim();

/**
 * What one does not see: control characters, and those that turn a text around or hide in it. Two are no fraud: they
 * join and part the letters of Persian and Indic names, and make one sign of several emoji.
 */
const hidden = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/u;
const joiners = /[\u200C\u200D]/g;

/** What stands before a point without being an address: 'O.Henry', 'Dr.No', 'Jl.Raya'. */
const abbreviations = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'jr', 'sr', 'no', 'jl', 'gg', 'br']);
/** The ends of addresses that are known best; to them come those of all countries. */
const endings = new Set(
  (
    'com net org info biz edu gov mil int pro name mobi asia travel app dev xyz online site website web shop store ' +
    'top club live link click icu vip page space tech world blog news fun cloud host email chat money bid loan win ' +
    'zip mov'
  ).split(' '),
);
/** Made once, when it is first needed: it takes longer than all else here. */
let countries: Intl.DisplayNames | undefined;
function isCountry(code: string): boolean {
  if (!/^[a-z]{2}$/.test(code)) return false;
  countries ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return countries.of(code.toUpperCase()) !== undefined;
}
const isEnding = (word: string): boolean =>
  endings.has(word) || word.startsWith('xn--') || isCountry(word);

/** Whether a mail program would make a link of something in the text. */
function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(joiners, '').replaceAll('。', '.').toLowerCase();
  if (/:\/\/|\bwww\./.test(plain)) return true;
  // Each word with the one after its point, and whether a path follows.
  const names = plain.matchAll(
    /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+)(?=\.([\p{L}\p{N}-]+)([:/?#]\S)?)/gu,
  );
  return Array.from(names).some(
    ([, label = '', ending = '', path]) =>
      isEnding(ending) && (path !== undefined || !(label.length < 2 || abbreviations.has(label))),
  );
}

/**
 * A line that the company's mail takes to others: a name, a place, a subject. So it has no address of the web and
 * nothing hidden. White space of any kind becomes a space. A text that is too long is refused before it is searched.
 */
export const plainLineSchema = (max: number, missing?: ProblemCode) =>
  z
    .string(missing)
    .overwrite((text) => text.replaceAll(/[^\S\uFEFF]+/g, ' '))
    .trim()
    .max(max, { abort: true })
    .refine((text) => !hidden.test(text), problem('hidden-characters'))
    .refine((text) => !hasWebAddress(text), problem('web-address'));

/** A text that may have several lines. */
export const linesSchema = () =>
  z
    .string()
    .overwrite((text) => text.replaceAll(unprintableButBreaks, ' '))
    .trim();
