/** The `handle` of a page that starts with a hero, beneath the transparent navigation bar. */
export const withHero = { hero: true };
