/** Two letters that name no country, though a browser has a name for them. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Made once, when it is first needed: it takes long. */
let names: Intl.DisplayNames | undefined;

/** 'Germany' of 'DE', as browsers and servers know it; undefined of what is no country today. */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || others.has(code)) return undefined;
  // An earlier country goes by another code now.
  if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) return undefined;
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return names.of(code);
}

export interface Country {
  readonly code: string;
  readonly name: string;
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** All countries, by name. */
export const countries = (): readonly Country[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = countryName(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
