import Box from '@mui/material/Box';
import { formatApproximate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { chosenCurrency, requestRates, ServedRates, useCurrency } from './useCurrency.ts';

/** Only on screen: a printout is kept for longer than a rate is valid. */
export function Approximately({ usd, ownLine = false }: { usd: number; ownLine?: boolean }) {
  useRatesOnceNeeded();
  const { rate } = useCurrency();
  const amount = rate ? formatApproximate(usd, rate, document.documentElement.lang) : '';
  const about = amount && t('about {amount}', { amount });
  if (ownLine) {
    return (
      <Box
        component="span"
        sx={{
          display: 'block',
          minHeight: '1lh',
          color: 'text.secondary',
          typography: 'body2',
          displayPrint: 'none',
        }}
      >
        {about}
      </Box>
    );
  }
  if (about === '') return null;
  return (
    <Box
      component="span"
      sx={{ color: 'text.secondary', typography: 'body2', displayPrint: 'none' }}
    >
      <span aria-hidden>{' · '}</span>
      <Box component="span" sx={{ display: 'inline-block' }}>
        {about}
      </Box>
    </Box>
  );
}

function useRatesOnceNeeded(): void {
  const rates = use(ServedRates);
  const { key } = useLocation();
  const isFirstPage = key === 'default';
  useEffect(() => {
    if (!rates && (!isFirstPage || chosenCurrency() !== undefined)) requestRates();
  }, [rates, isFirstPage]);
}
