import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { useId } from 'react';
import type { Filters } from './filterSpec.ts';

type Range = Pick<Filters, 'minPrice' | 'maxPrice'>;

interface PriceSliderProps {
  className?: string;
  range: Range;
  /** US dollars. */
  max: number;
  step: number;
  disabled: boolean;
  onDrag: (range: Range) => void;
  onChoose: (range: Range) => void;
}

/** US dollars. The right end means no upper limit. */
export function PriceSlider({
  className,
  range,
  max,
  step,
  disabled,
  onDrag,
  onChoose,
}: PriceSliderProps) {
  const label = useId();
  const from = Math.min(range.minPrice, max);
  const to = Math.min(range.maxPrice ?? max, max);
  const toRange = (value: number | readonly number[]): Range => {
    const [minPrice = 0, maxPrice = max] = typeof value === 'number' ? [0, value] : value;
    return { minPrice, maxPrice: maxPrice >= max ? undefined : maxPrice };
  };
  return (
    <Box className={className}>
      <Typography id={label} variant="body2" color="textSecondary">
        {t('Price range: {from} to {to}', { from: formatUsd(from), to: formatUsd(to) })}
      </Typography>
      <Box sx={{ px: 1.25 }}>
        <Slider
          value={[from, Math.max(from, to)]}
          min={0}
          max={max}
          step={step}
          disabled={disabled}
          disableSwap
          size="small"
          getAriaLabel={(thumb) => (thumb === 0 ? t('Lowest price') : t('Highest price'))}
          getAriaValueText={formatUsd}
          onChange={(_event, value) => onDrag(toRange(value))}
          onChangeCommitted={(_event, value) => onChoose(toRange(value))}
          sx={{ display: 'block', '& .MuiSlider-thumb': { width: 20, height: 20 } }}
        />
      </Box>
    </Box>
  );
}
