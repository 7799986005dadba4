import { paths } from '../../../paths.ts';

const staffArea = paths.admin.dashboard;

export function signInPathFor(address: string): string {
  const { pathname, search } = new URL(address);
  const to = pathname + search;
  return paths.auth(to === staffArea ? undefined : to);
}

/** Any target outside the staff area is replaced by the dashboard. */
export function redirectTarget(address: string): string {
  const from = new URL(address);
  const to = from.searchParams.get('to') ?? staffArea;
  if (!URL.canParse(to, from.origin)) return staffArea;
  const { origin, pathname, search, hash } = new URL(to, from.origin);
  const isStaffArea = pathname === staffArea || pathname.startsWith(`${staffArea}/`);
  return origin === from.origin && isStaffArea ? pathname + search + hash : staffArea;
}
