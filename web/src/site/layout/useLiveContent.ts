import { useEffect, useState } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { loadIslands } from '../../ui/bootstrap/capturedInput.ts';
import { chosenCurrency, priceCurrency } from '../catalogue/currency/chosenCurrency.ts';
import { useCurrency } from '../catalogue/currency/useCurrency.ts';

/** Marks a part of an island that needs its code as soon as it is visible, without an interaction. */
export const live = { 'data-live': '' };

const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0;

/**
 * Loads the islands of a page from the server without an interaction if it shows less than they would: in another
 * currency, on a later day, where a part that is `live` is visible, or a picture without its placeholder.
 */
export function useLiveContent(): void {
  const { rate } = useCurrency();
  const today = useToday();
  const [servedDay] = useState(today);
  const isOutdated = rate !== undefined || today !== servedDay;
  useEffect(() => {
    // The rates load with the first price.
    if (isOutdated || (chosenCurrency() ?? priceCurrency) !== priceCurrency) loadIslands();
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
