import { describe, expect, it } from 'vitest';
import { plainLineSchema } from './text.ts';

const takes = (text: string) => plainLineSchema(1000).safeParse(text).success;

describe('a point between two words makes an address', () => {
  it.each(['my.com', 'evil.top', 'evil.win', 'evil.zip', 'evil.mov', 'evil.xn--p1ai', 'evil.de'])(
    'of %s, as it ends like one',
    (text) => {
      expect(takes(text)).toBe(false);
    },
  );

  it.each(['Ubud.Then Kuta', 'Thank you.See you soon', 'Block a.Room bb.qq', 'see abc.def'])(
    'of nothing in %s, which does not',
    (text) => {
      expect(takes(text)).toBe(true);
    },
  );
});

it.each(['Mr', 'Mrs', 'Ms', 'Dr', 'St', 'Jr', 'Sr', 'No', 'Jl', 'Gg', 'Br'])(
  'takes a name right after %s. for no country',
  (abbreviation) => {
    expect(takes(`${abbreviation}.De Boer`)).toBe(true);
  },
);
