import { useLocation, useNavigation } from 'react-router-dom';
import { useWaiting } from '../../ui/loading/waiting.ts';
import { pageOf } from './links.ts';
import type { AdminPage } from './links.ts';

/**
 * The requested page while it loads. Offline it cannot load, so the current page stays. Switching days, or opening a
 * page below the current one, stays on the same page.
 */
export function usePendingPage(): AdminPage | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isBlocked = useWaiting() !== undefined;
  const pending = location && pageOf(location.pathname);
  return pending === pageOf(pathname) || isBlocked ? undefined : pending;
}

/** The page that is loading, else the current page. */
export function useShownPage(): AdminPage | undefined {
  const { pathname } = useLocation();
  return usePendingPage() ?? pageOf(pathname);
}
