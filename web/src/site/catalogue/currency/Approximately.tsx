import Box from '@mui/material/Box';
import { formatApproximate } from '@selasar/domain';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { chosenCurrency } from './chosenCurrency.ts';
import { requestRates } from './lateRates.ts';
import { ServedRates } from './ServedRates.ts';
import { useCurrency } from './useCurrency.ts';
import { currencyTexts } from './currencyTexts.ts';

/**
 * ' · about €79' after the binding amount in US dollars; nothing without a currency. Only on screen: a printout is kept
 * for longer than a rate is valid.
 */
export function Approximately({ usd }: { usd: number }) {
  useRatesOnceNeeded();
  const { rate } = useCurrency();
  const amount = rate ? formatApproximate(usd, rate, document.documentElement.lang) : '';
  if (amount === '') return null;
  return (
    <Box
      component="span"
      sx={{ color: 'text.secondary', typography: 'body2', displayPrint: 'none' }}
    >
      <span aria-hidden>{' · '}</span>
      <Box component="span" sx={{ display: 'inline-block' }}>
        {currencyTexts.about(amount)}
      </Box>
    </Box>
  );
}

/** Loads the rates on a page that came without them; on the first page only if a currency is chosen. */
function useRatesOnceNeeded(): void {
  const rates = use(ServedRates);
  const { key } = useLocation();
  const isFirstPage = key === 'default';
  useEffect(() => {
    if (!rates && (!isFirstPage || chosenCurrency() !== undefined)) requestRates();
  }, [rates, isFirstPage]);
}
