import { browserKeys } from '../../../browserKeys.ts';
import { localStore } from '../../../browserStorage.ts';

const stored = browserKeys.currency;
/** What prices are in. Who chooses it sees no other amounts. */
export const priceCurrency = 'USD';

const listeners = new Set<() => void>();

/** The code of the currency that was chosen in this browser; undefined where none was. */
export const chosenCurrency = (): string | undefined => localStore.read(stored);

export function chooseCurrency(code: string): void {
  localStore.write(stored, code);
  for (const tell of listeners) tell();
}

/** Tells of a choice in this tab or in another. */
export function onCurrencyChosen(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
