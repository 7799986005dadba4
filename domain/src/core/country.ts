/** Codes that are no countries, although browsers have a name for them. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Created once, on first use: it is slow to create. */
let names: Intl.DisplayNames | undefined;

/** Undefined if the code is no current country. */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || others.has(code)) return undefined;
  // A former country has a new code today.
  if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) return undefined;
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return names.of(code);
}

export interface Country {
  readonly code: string;
  readonly name: string;
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export const countries = (): readonly Country[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = countryName(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
