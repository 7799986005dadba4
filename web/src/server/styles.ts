import createCache from '@emotion/cache';
import type { EmotionCache, StylisPlugin } from '@emotion/cache';
import { shareRules } from './shareRules.ts';

/** Properties that supported browsers still know only with a prefix. All others are sent without. */
const prefixed = /^(user-select|backdrop-filter)$/;

const outdated = /::-(ms-|moz-focus-inner)/;

const prefixer: StylisPlugin = (element) => {
  if (element.type === 'rule' && Array.isArray(element.props)) {
    element.props = element.props.filter((selector) => !outdated.test(selector));
  }
  if (element.type !== 'decl' || !prefixed.test(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** One array for all pages: by it, Emotion recognizes styles that it has compiled for an earlier page. */
const stylisPlugins = [prefixer];

/** With `compat` they stay in the cache instead of between the elements. */
export function styleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins });
  cache.compat = true;
  return cache;
}

/** The rules of pages by their classes, because sharing takes as long as drawing half a page. */
const sharedBefore = new Map<string, string>();
const mostShared = 100;

export interface PageStyles {
  /** All variables of the theme, whose element is no one's: the browser adds its own, with those of other pages. */
  readonly variables: string;
  readonly elements: string;
}

/**
 * In the form that the browser's cache hydrates, like `extractCriticalToChunks` of `@emotion/server`: each global style
 * in an element of its own, all others in one.
 */
export function stylesOf({ key, inserted, registered }: EmotionCache, html: string): PageStyles {
  const styles = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const used = new Set(html.match(new RegExp(`(?<=\\b${key}-)[\\w-]+`, 'g')));
  const isGlobal = ([name]: [string, string]) => registered[`${key}-${name}`] === undefined;
  const isTheme = ([, css]: [string, string]) => css.startsWith(':root{--');
  const element = (names: string, css: string) =>
    `<style data-emotion="${names}">${css.replaceAll('</', String.raw`<\/`)}</style>`;
  // A component that passes its styles on to another one has a class that no element uses.
  const own = styles.filter((style) => !isGlobal(style) && used.has(style[0]));
  const names = [key, ...own.map(([name]) => name)].join(' ');
  const shared =
    sharedBefore.get(names) ?? shareRules(own.map(([name, css]) => [`.${key}-${name}`, css]));
  if (sharedBefore.size === mostShared) sharedBefore.clear();
  sharedBefore.set(names, shared);
  const globals = styles.filter((style) => isGlobal(style));
  return {
    variables: globals.find(isTheme)?.[1] ?? '',
    elements: [
      ...globals
        .filter((style) => !isTheme(style))
        .map(([name, css]) => element(`${key}-global ${name}`, css)),
      element(names, shared),
    ].join(''),
  };
}
