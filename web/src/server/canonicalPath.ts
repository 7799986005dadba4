import { icalFolder } from '@selasar/domain';
import { paths } from '../paths.ts';

const folders = [paths.trip(''), paths.crew(''), icalFolder].map((path) =>
  path.replaceAll('/', ''),
);
/** What follows in the address is a key, whose letters are as they are. */
const beforeKey = new RegExp(`^(?:/[a-z]{2})?/+(?:${folders.join('|')})/+`, 'i');

/** Whether an address has a key: nobody else may keep what is answered there, not even where it leads. */
export const hasKey = (pathname: string): boolean => beforeKey.test(pathname);

/** How an address is written: in small letters, with single slashes, and none at the end. */
export function canonicalPath(pathname: string): string {
  const [start = ''] = beforeKey.exec(pathname) ?? [];
  const rest = pathname.slice(start.length);
  const written = lowered(start) + (start ? rest : lowered(rest));
  return written.replace(/(.)\/$/, '$1');
}

const lowered = (text: string): string => text.toLowerCase().replaceAll(/\/+/g, '/');
