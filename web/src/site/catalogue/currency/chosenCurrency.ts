import { browserKeys } from '../../../browserKeys.ts';
import { localStore } from '../../../browserStorage.ts';

const stored = browserKeys.currency;
/** The currency of prices. Choosing it hides approximate amounts. */
export const priceCurrency = 'USD';

const listeners = new Set<() => void>();

/** The code of the currency chosen in this browser; undefined if none. */
export const chosenCurrency = (): string | undefined => localStore.read(stored);

export function chooseCurrency(code: string): void {
  localStore.write(stored, code);
  for (const tell of listeners) tell();
}

/** Subscribes to choices in this tab and others. */
export function onCurrencyChosen(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
