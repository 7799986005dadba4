import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/** Gathers the styles of one page. With `compat` they stay here instead of standing between the elements. */
export function styleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/**
 * What was gathered, as the browser's cache finds and takes it over: each global style in an element of its own, all
 * others in one. As `extractCriticalToChunks` of `@emotion/server` does.
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
