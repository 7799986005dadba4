import { isCurrencyOf, isOldRate } from '@selasar/domain';
import type { ExchangeRate } from '@selasar/domain';
import { use, useSyncExternalStore } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { chosenCurrency, onCurrencyChosen, priceCurrency } from './chosenCurrency.ts';
import { useLateRates } from './lateRates.ts';
import { ServedRates } from './ServedRates.ts';

/** 'DE' for a browser in German; undefined if unknown. */
function browserRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).maximize().region;
  } catch {
    return undefined;
  }
}

/**
 * The current rates, and the rate of the visitor's currency: the chosen one, or by default the likely one. The server
 * renders dollars only, so the first render in the browser does too.
 */
export function useCurrency(): { rates: readonly ExchangeRate[]; rate: ExchangeRate | undefined } {
  const served = use(ServedRates);
  const late = useLateRates();
  const chosen = useSyncExternalStore(onCurrencyChosen, chosenCurrency, () => priceCurrency);
  const today = useToday();
  const rates = (served ?? late).filter((rate) => !isOldRate(rate, today));
  if (chosen !== undefined) return { rates, rate: rates.find(({ code }) => code === chosen) };
  const region = browserRegion();
  return { rates, rate: rates.find(({ code }) => region && isCurrencyOf(code, region)) };
}
