/** A page's `handle` when it begins with a hero, which lies beneath the transparent navigation bar. */
export const withHero = { hero: true };
