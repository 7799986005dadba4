import { browserKeys } from '../../../browserKeys.ts';

const stored = browserKeys.currency;
/** What prices are in. Who chooses it sees no other amounts. */
export const priceCurrency = 'USD';

/** What could not be stored lasts as long as the page. */
let inMemory: string | undefined;
const listeners = new Set<() => void>();

/** The code of the currency that was chosen in this browser; undefined where none was. */
export function chosenCurrency(): string | undefined {
  try {
    return localStorage.getItem(stored) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function chooseCurrency(code: string): void {
  try {
    localStorage.setItem(stored, code);
    inMemory = undefined;
  } catch {
    // Private windows may refuse.
    inMemory = code;
  }
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
