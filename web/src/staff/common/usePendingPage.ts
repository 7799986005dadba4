import { useLocation, useNavigation } from 'react-router-dom';
import { useWaiting } from '../../ui/loading/waiting.ts';
import { type AdminPage, pageOf } from './links.ts';

/** Offline it cannot load, so the current page stays. A page below the current one counts as the same page. */
export function usePendingPage(): AdminPage | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isBlocked = useWaiting() !== undefined;
  const pending = location && pageOf(location.pathname);
  return pending === pageOf(pathname) || isBlocked ? undefined : pending;
}

export function useShownPage(): AdminPage | undefined {
  const { pathname } = useLocation();
  return usePendingPage() ?? pageOf(pathname);
}
