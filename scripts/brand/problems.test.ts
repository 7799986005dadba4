import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { colors, company } from '@selasar/brand';
import { colorProblems, colorsSchema, companySchema } from '@selasar/brand/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { brandProblems, problemsOf } from './problems.ts';

it('finds nothing wrong with the brand', async () => {
  expect(await brandProblems()).toEqual([]);
});

describe('a problem', () => {
  it.each([
    [{ phone: '0361 555 0123' }, `phone is "0361 555 0123". Write it with + and the country code`],
    [{ name: 'x'.repeat(41) }, `name is "${'x'.repeat(41)}". Use at most 40 letters.`],
    [{ email: 'hello' }, `email is "hello". Write it as 'hello@example.com'.`],
    [{ license: 'a\nb' }, 'license is "a\\nb". Write it in one line'],
    [{ whatsApp: '62 1' }, `whatsApp is "62 1". Write it with +`],
    [
      { socials: [{ network: 'Facebook', address: 'javascript:alert(1)' }] },
      `socials.0.address is "javascript:alert(1)". Write it as 'https://…'`,
    ],
    [
      { openingHours: [{ first: 'Sun', last: 'Mon' }] },
      'openingHours.0 is {"first":"Sun","last":"Mon"}. The first day has to come before the last',
    ],
  ])('names the file, the place, the value and what to do: %j', (change, expected) => {
    const [problem, ...others] = problemsOf('company.ts', { ...company, ...change }, companySchema);
    expect(problem).toContain(`brand/company.ts: ${expected}`);
    expect(others).toEqual([]);
  });

  it('is what is missing, and what nobody knows', () => {
    const { phone: _, ...others } = company;
    expect(problemsOf('company.ts', { ...others, fax: '1' }, companySchema)).toEqual([
      expect.stringMatching(/^brand\/company\.ts: phone is missing\. /),
      'brand/company.ts: Unrecognized key: "fax"',
    ]);
  });

  it.each(['red', '#FFF', '#12345'])('is a color like %s', (color) => {
    expect(problemsOf('colors.ts', { ...colors, accent: color }, colorsSchema)).toEqual([
      `brand/colors.ts: accent is "${color}". Write it as '#1f4b3f', in small letters.`,
    ]);
  });

  it('is a pair of colours that cannot be read, with its ratio', () => {
    expect(colorProblems({ ...colors, secondary: '#f4c542' })).toContain(
      'white on secondary has a contrast of 1.62:1, but words need 4.5:1. Make one darker or the other lighter.',
    );
    const dark = { ...colors.dark, text: '#3a4a43' };
    expect(colorProblems({ ...colors, dark })).toEqual([
      expect.stringMatching(/^dark\.text on dark\.background has a contrast of 1\.\d+:1/),
      expect.stringMatching(/^dark\.text on dark\.paper has a contrast of 1\.\d+:1/),
    ]);
  });
});

it('is a file that every page asks for', async () => {
  expect(await brandProblems('/nowhere')).toEqual([
    'brand/public/favicon.svg is missing. Put a plain SVG there.',
    'brand/public/images/placeholder.svg is missing. Put a plain SVG there.',
    ...[192, 512].map(
      (size) =>
        `brand/public/icons/icon-${size}.png is missing. Make it of favicon.svg: npm run pictures icons/`,
    ),
    expect.stringContaining('maskable-512.png'),
    expect.stringContaining('apple-touch-180.png'),
  ]);
});

describe('the logo', () => {
  const folders: string[] = [];
  afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));
  const problemsWith = async (logo?: string) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'brand-'));
    folders.push(folder);
    if (logo !== undefined) await writeFile(path.join(folder, 'logo.svg'), logo);
    const problems = await brandProblems(folder);
    return problems.filter((problem) => !problem.startsWith('brand/public/'));
  };

  it('may be missing: then it is the name', async () => {
    expect(await problemsWith()).toEqual([]);
  });

  it.each([
    '<svg viewBox="0 0 9 9"><script>1</script></svg>',
    '<svg viewBox="0 0 9 9" onload="1"></svg>',
    '<svg viewBox="0 0 9 9"><image href="https://evil.example/a.png"/></svg>',
    '<svg></svg>',
    'a picture',
  ])('runs and fetches nothing: %s', async (logo) => {
    expect(await problemsWith(logo)).toEqual([expect.stringContaining('Save it as a plain SVG')]);
  });
});
