import { z } from 'zod';
import { limits } from './limits.ts';
import { problem } from './problem.ts';

export const makeSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    // Leaves room for a number at the end.
    .slice(0, limits.slug - 5)
    .replace(/-$/, '');

export const freeSlug = (slug: string, isTaken: (slug: string) => boolean): string => {
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};

export const isSlug = (text: string): boolean =>
  text.length <= limits.slug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

export const slugSchema = z.string().refine(isSlug, problem('slug-invalid'));
