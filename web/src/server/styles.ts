import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/** Collects the styles of one page. With `compat` they stay in the cache instead of between the elements. */
export function styleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/**
 * The collected styles in the form that the browser's cache hydrates: each global style in an element of its own, all
 * others in one. Like `extractCriticalToChunks` of `@emotion/server`.
 */
export function styleElements({ key, inserted, registered }: EmotionCache): string {
  const styles = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isGlobal = ([name]: [string, string]) => registered[`${key}-${name}`] === undefined;
  const element = (names: string, css: string) =>
    `<style data-emotion="${names}">${css.replaceAll('</', String.raw`<\/`)}</style>`;
  const own = styles.filter((style) => !isGlobal(style));
  return [
    ...styles.filter(isGlobal).map(([name, css]) => element(`${key}-global ${name}`, css)),
    element([key, ...own.map(([name]) => name)].join(' '), own.map(([, css]) => css).join('')),
  ].join('');
}
