import type { ExchangeRate } from '@selasar/domain';

let rates: readonly ExchangeRate[] = [];
let isAsked = false;
const listeners = new Set<() => void>();

/** The rates, for a page that came without them; none until they were asked for and have come. */
export const lateRates = (): readonly ExchangeRate[] => rates;

/** Asks for them once. Where they do not come, the dollars stand alone. */
export function askForRates(): void {
  if (isAsked) return;
  isAsked = true;
  void read();
}

async function read(): Promise<void> {
  try {
    const [{ readCurrencies }, { offerSource }] = await Promise.all([
      import('../../data/currencies/readCurrencies.ts'),
      import('../../data/offers/offerSource.ts'),
    ]);
    rates = await readCurrencies(await offerSource());
    for (const tell of listeners) tell();
  } catch {
    // The next price asks again.
    isAsked = false;
  }
}

export function onLateRates(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
