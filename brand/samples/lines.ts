/** A fact that is a list. */
export const lines = (...items: string[]): string => items.join('\n');
