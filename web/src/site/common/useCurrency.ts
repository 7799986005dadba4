import { type ExchangeRate, isCurrencyOf, isOldRate } from '@selasar/domain/offers';
import { createContext, use, useSyncExternalStore } from 'react';
import { browserKeys } from '../../browserKeys.ts';
import { localStore } from '../../browserStorage.ts';
import { signal } from '../../ui/signal.ts';
import { useToday } from '../../clock/useToday.ts';

export const ServedRates = createContext<readonly ExchangeRate[] | undefined>(undefined);

const stored = browserKeys.currency;
export const priceCurrency = 'USD';

const listeners = new Set<() => void>();

export const chosenCurrency = (): string | undefined => localStore.read(stored);

export function chooseCurrency(code: string): void {
  localStore.write(stored, code);
  for (const listener of listeners) listener();
}

function onCurrencyChosen(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

const lateRates = signal<readonly ExchangeRate[]>([]);
let isRequested = false;

export function requestRates(): void {
  if (isRequested) return;
  isRequested = true;
  void read();
}

async function read(): Promise<void> {
  try {
    const { offerSource, readCurrencies } = await import('../../data/offers/catalogue.ts');
    lateRates.set(await readCurrencies(await offerSource()));
  } catch {
    isRequested = false;
  }
}

function browserRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).maximize().region;
  } catch {
    return undefined;
  }
}

/** The server renders dollars only, so the first render in the browser does too. */
export function useCurrency(): { rates: readonly ExchangeRate[]; rate: ExchangeRate | undefined } {
  const served = use(ServedRates);
  const late = lateRates.use();
  const chosen = useSyncExternalStore(onCurrencyChosen, chosenCurrency, () => priceCurrency);
  const today = useToday();
  const rates = (served ?? late).filter((rate) => !isOldRate(rate, today));
  if (chosen !== undefined) return { rates, rate: rates.find(({ code }) => code === chosen) };
  const region = browserRegion();
  return { rates, rate: rates.find(({ code }) => region && isCurrencyOf(code, region)) };
}
