import { paths } from '../../../paths.ts';

const staffArea = paths.admin.dashboard;

/** The sign-in, and then on to a page of the staff area. */
export function signInFor(address: string): string {
  const { pathname, search } = new URL(address);
  const to = pathname + search;
  return paths.auth(to === staffArea ? undefined : to);
}

/** Where the address of the sign-in leads on to: to a page of this site's staff area, whatever it asks for. */
export function wayOn(address: string): string {
  const from = new URL(address);
  const to = from.searchParams.get('to') ?? staffArea;
  if (!URL.canParse(to, from.origin)) return staffArea;
  const { origin, pathname, search, hash } = new URL(to, from.origin);
  const isStaffArea = pathname === staffArea || pathname.startsWith(`${staffArea}/`);
  return origin === from.origin && isStaffArea ? pathname + search + hash : staffArea;
}
