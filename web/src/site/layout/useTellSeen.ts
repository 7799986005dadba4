import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tellSeen } from '../../ui/tellSeen.ts';
import { isPublic } from '../../worker/keptPages.ts';

/** Milliseconds: who goes on sooner has not looked at the page. */
const lookMs = 2000;

/** Lets the pages that the visitor sees open without a line. No address leaves the page that opens more than a page. */
export function useTellSeen(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isPublic(pathname)) return undefined;
    const timer = setTimeout(() => tellSeen(pathname), lookMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
