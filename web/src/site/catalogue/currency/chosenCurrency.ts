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
  for (const listener of listeners) listener();
}

/** Subscribes to choices in this tab and others. */
export function onCurrencyChosen(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
