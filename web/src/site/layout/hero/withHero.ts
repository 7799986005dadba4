/** The `handle` of a page that starts with a hero, under the transparent navigation bar. */
export const withHero = { hero: true };
