import { describe, expect, it } from 'vitest';
import { plainLineSchema } from './text.ts';

const takes = (text: string) => plainLineSchema(1000).safeParse(text).success;

describe('a dot between two words', () => {
  it.each(['my.com', 'evil.top', 'evil.win', 'evil.zip', 'evil.mov', 'evil.xn--p1ai', 'evil.de'])(
    'makes %s a web address, because it ends in a top-level domain',
    (text) => {
      expect(takes(text)).toBe(false);
    },
  );

  it.each(['Ubud.Then Kuta', 'Thank you.See you soon', 'Block a.Room bb.qq', 'see abc.def'])(
    'makes no web address in "%s"',
    (text) => {
      expect(takes(text)).toBe(true);
    },
  );
});

it.each(['Mr', 'Mrs', 'Ms', 'Dr', 'St', 'Jr', 'Sr', 'No', 'Jl', 'Gg', 'Br'])(
  'does not read a name right after %s. as a country domain',
  (abbreviation) => {
    expect(takes(`${abbreviation}.De Boer`)).toBe(true);
  },
);
