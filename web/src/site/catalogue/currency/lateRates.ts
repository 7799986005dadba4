import type { ExchangeRate } from '@selasar/domain';
import { signal } from '../../../ui/signal.ts';

const rates = signal<readonly ExchangeRate[]>([]);
let isRequested = false;

/** The rates for a page that came without them; undefined until they have loaded. */
export const useLateRates = () => rates.use();

/** Loads the rates once. If that fails, only dollars are shown. */
export function requestRates(): void {
  if (isRequested) return;
  isRequested = true;
  void read();
}

async function read(): Promise<void> {
  try {
    const [{ readCurrencies }, { offerSource }] = await Promise.all([
      import('../../../data/offers/currencies/readCurrencies.ts'),
      import('../../../data/offers/offerSource.ts'),
    ]);
    rates.set(await readCurrencies(await offerSource()));
  } catch {
    // The next price tries again.
    isRequested = false;
  }
}
