import { limits } from '../core/limits.ts';

export const readCaptions = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, key, caption] = /^(\S+) (.*\S.*)$/.exec(line) ?? [];
      return key && caption ? [[key, caption] as const] : [];
    }),
  );

export const writeCaptions = (captions: ReadonlyMap<string, string>): string =>
  Array.from(captions, ([key, caption]) => `${key} ${caption.trim()}`).join('\n');

export const areCaptions = (text: string): boolean =>
  [...readCaptions(text).values()].every(({ length }) => length <= limits.caption);
