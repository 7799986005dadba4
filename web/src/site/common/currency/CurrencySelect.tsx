import Box from '@mui/material/Box';
import { useHydrated } from '../../../ui/browser.ts';
import { needsScript } from '../../../ui/scriptless.tsx';
import { live } from '../useLiveContent.ts';
import { chooseCurrency, priceCurrency, useCurrency } from './useCurrency.ts';
import { currencyTexts } from './currencyTexts.ts';

export function CurrencySelect() {
  const { rates, rate } = useCurrency();
  const isHydrated = useHydrated();
  if (rates.length === 0) return null;
  return (
    <Box
      component="label"
      className={needsScript}
      {...live}
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <span>{currencyTexts.choose()}</span>
      <Box
        component="select"
        // A choice before hydration would be lost.
        disabled={!isHydrated}
        value={rate?.code ?? priceCurrency}
        onChange={({ target }) => chooseCurrency(target.value)}
        sx={{
          minHeight: 36,
          px: 1,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          border: 1,
          borderColor: 'onDark.line',
          borderRadius: 1,
          // The open list has the browser's own colours.
          '& > option': { color: 'text.primary', bgcolor: 'background.paper' },
          '@media (pointer: coarse)': { minHeight: 44 },
        }}
      >
        {[priceCurrency, ...rates.map(({ code }) => code)].map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </Box>
    </Box>
  );
}
