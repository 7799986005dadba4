import { useLocation, useNavigation } from 'react-router-dom';
import { useWaiting } from '../../ui/loading/waiting.ts';
import { linkOf } from './links.ts';
import type { AdminLink } from './links.ts';

/**
 * The link whose page was asked for and is on its way. Without a line it does not come: the page that one is on stays.
 * From day to day, and from a page to what lies beneath it, one stays in any case.
 */
export function useComing(): AdminLink | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const cannotCome = useWaiting() !== undefined;
  const coming = location && linkOf(location.pathname);
  return coming === linkOf(pathname) || cannotCome ? undefined : coming;
}

/** The link that is marked: of the page that shows, or that is on its way. */
export function useMarkedLink(): AdminLink | undefined {
  const { pathname } = useLocation();
  return useComing() ?? linkOf(pathname);
}
