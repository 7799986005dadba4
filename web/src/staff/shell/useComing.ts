import { useLocation, useNavigation } from 'react-router-dom';
import { useWaiting } from '../../ui/loading/waiting.ts';
import { linkOf } from './links.ts';
import type { AdminLink } from './links.ts';

/**
 * The link of the requested page while it loads. Offline it cannot load, so the current page stays. Switching days, or
 * opening a page below the current one, stays on the same link.
 */
export function useComing(): AdminLink | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const cannotCome = useWaiting() !== undefined;
  const coming = location && linkOf(location.pathname);
  return coming === linkOf(pathname) || cannotCome ? undefined : coming;
}

/** The marked link: of the page that is loading, else of the current page. */
export function useMarkedLink(): AdminLink | undefined {
  const { pathname } = useLocation();
  return useComing() ?? linkOf(pathname);
}
