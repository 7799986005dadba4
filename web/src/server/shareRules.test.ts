import { describe, expect, it } from 'vitest';
import { shareRules } from './shareRules.ts';

const long =
  'font-family:"Open; Sans}",serif;transition:color calc(1s * (1 + var(--n, (2)))) ease;';

it('writes once what classes begin with', () => {
  const styles = [
    ['.a', `.a{${long}margin:0;}`],
    ['.b', `.b{${long}}`],
    ['.c', `.c{${long}margin:0;padding:0;}`],
  ] as const;
  expect(shareRules(styles)).toBe(`.a,.b,.c{${long.slice(0, -1)}}.a,.c{margin:0}.c{padding:0}`);
});

it('repeats what is shorter than a list of classes', () => {
  const styles = [
    ['.css-1abcde', '.css-1abcde{margin:0;padding:0;}'],
    ['.css-2abcde', '.css-2abcde{margin:0;color:red;}'],
  ] as const;
  expect(shareRules(styles)).toBe('.css-1abcde{margin:0;padding:0}.css-2abcde{margin:0;color:red}');
});

it('shares states, parts and conditions', () => {
  const of = (name: string) =>
    `${name}:hover,${name}:focus{${long}}@media print{${name}{color-adjust:exact;}form ${name}>*{${long}}}`;
  const wanted = ':is(.a,.b)';
  expect(
    shareRules([
      ['.a', of('.a')],
      ['.b', of('.b')],
    ]),
  ).toBe(
    `${wanted}:hover,${wanted}:focus{${long.slice(0, -1)}}` +
      `@media print{.a,.b{color-adjust:exact}form ${wanted}>*{${long.slice(0, -1)}}}`,
  );
});

it('leaves keyframes as they are', () => {
  const frames = '@keyframes turn{from{opacity:0;}to{opacity:1;}}';
  expect(shareRules([['.a', `.a{animation:turn 1s;}${frames}`]])).toBe(
    `.a{animation:turn 1s}${frames}`,
  );
});

describe('the order within a class', () => {
  const hover = (name: string, color: string) => `${name}:hover{color:${color};${long}}`;
  /** The declarations of a class in a text, in their order. */
  const seenBy = (css: string, name: string) =>
    [...css.matchAll(/([^{}]+)\{((?:"[^"]*"|[^{}"])*)\}/g)]
      .filter(([, selector = '']) => selector.split(/[(),:]/).includes(name))
      .map(([, selector, body = '']) => selector?.includes(':hover') + body.replace(/;$/, ''));

  it('stays, even if others have theirs the other way round', () => {
    const styles = [
      ['.a', hover('.a', 'red') + hover('.a', 'blue')],
      ['.b', hover('.b', 'blue') + hover('.b', 'red') + hover('.b', 'blue')],
      ['.c', `.c{${long}}${hover('.c', 'red')}`],
    ] as const;
    const css = shareRules(styles);
    for (const [name, own] of styles) expect(seenBy(css, name)).toEqual(seenBy(own, name));
    expect(css.length).toBeLessThan(styles.map(([, own]) => own).join('').length);
  });
});
