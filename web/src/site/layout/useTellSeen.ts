import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressHere } from '../../i18n/address.ts';
import { tellSeen } from '../../ui/tellSeen.ts';

/** Milliseconds: who goes on sooner has not looked at the page. */
const lookMs = 2000;

/** Lets the pages that the visitor sees open without a line. */
export function useTellSeen(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => tellSeen(addressHere(pathname)), lookMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
