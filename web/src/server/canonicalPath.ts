import { icalFolder } from '@selasar/domain/calendar';
import { paths } from '../paths.ts';

const folders = [paths.trip(''), paths.crew(''), icalFolder].map((path) =>
  path.replaceAll('/', ''),
);
/** The next segment is a key, whose case matters. */
const beforeKey = new RegExp(`^(?:/[a-z]{2})?/+(?:${folders.join('|')})/+`, 'i');

/** No cache may keep its answer, not even a redirect. */
export const hasKey = (pathname: string): boolean => beforeKey.test(pathname);

export function canonicalPath(pathname: string): string {
  const [start = ''] = beforeKey.exec(pathname) ?? [];
  const rest = pathname.slice(start.length);
  const written = lowered(start) + (start ? rest : lowered(rest));
  return written.replace(/(.)\/$/, '$1');
}

const lowered = (text: string): string => text.toLowerCase().replaceAll(/\/+/g, '/');
