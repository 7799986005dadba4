import { useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useToday } from '../../clock/useToday.ts';
import { loadIslands } from '../../ui/bootstrap/capturedInput.ts';
import { chosenCurrency, priceCurrency, useCurrency } from './useCurrency.ts';
import { storedVisit } from './visit.ts';

/** Marks a part of an island that needs its code as soon as it is visible, without an interaction. */
export const live = { 'data-live': '' };

const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0;

/** Without an interaction if the page shows less than its islands would, such as another currency or a later day. */
export function useLiveContent(): void {
  const { rate } = useCurrency();
  const today = useToday();
  const [servedDay] = useState(today);
  // A page without data, such as the contact page, is from the day of the build and names no day.
  const hasData = useMatches().some(({ loaderData }) => loaderData !== undefined);
  const isOutdated = rate !== undefined || (hasData && today !== servedDay);
  useEffect(() => {
    if (isOutdated || (chosenCurrency() ?? priceCurrency) !== priceCurrency || storedVisit())
      loadIslands();
  }, [isOutdated]);

  useEffect(() => {
    const parts = document.querySelectorAll('[data-live]');
    if (parts.length === 0) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadIslands();
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (Array.from(document.images).some(isBroken)) loadIslands();
    const load = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) loadIslands();
    };
    // An error does not bubble.
    document.addEventListener('error', load, true);
    return () => document.removeEventListener('error', load, true);
  }, []);
}
