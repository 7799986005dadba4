import { company } from '@selasar/domain';

/** How hard a password is to guess, in words; undefined if there is nothing to show. */
export type Strength = 'weak' | 'fair' | 'strong';

/** Common passwords in lowercase; digits are read as the letters that they replace. */
const ourName = company.fileName.toLowerCase().replaceAll('-', '|');
const common = new RegExp(
  String.raw`passw[o0]rd|qwert[yz]?|asdfg?|abc|iloveyou|welcome|letmein|admin|login|bali|${ourName}|(.)\1{2,}`,
  'g',
);
const digits = ['0123456789', '9876543210'];
const letters: Record<string, string> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/[013457@$]/g, (sign) => letters[sign] ?? sign);

/**
 * Parts that others would guess first do not count: the user's own name and address, common words, sequences of digits.
 * For the rest, length counts most, and each kind of character adds some. It is a hint; the service decides what it
 * accepts.
 */
export function passwordStrength(
  password: string,
  personal: readonly string[],
): Strength | undefined {
  if (password === '') return undefined;
  const known = personal.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter(isWord);
  const rest = known.reduce(
    (left, word) => left.replaceAll(plain(word), ''),
    plain(withoutRuns(password)).replaceAll(common, ''),
  );
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const points = new Set(rest).size + Math.max(0, rest.length - 8) / 2 + 2 * kinds.length;
  if (points >= 18 && rest.length >= 12) return 'strong';
  return points >= 13 && rest.length >= 8 ? 'fair' : 'weak';
}

const isWord = (text: string): boolean => text.length > 2;

/** Removes ascending or descending sequences of digits. */
const withoutRuns = (text: string): string =>
  text.replaceAll(/\d{3,}/g, (run) => (digits.some((row) => row.includes(run)) ? '' : run));
