import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '@selasar/domain/i18n';
import { useId } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { groupOptions, locationOptions, applicable, highestPrice, urlNames } from './filters.ts';
import type { Choice, Filters, FilterSpec } from './filters.ts';

interface PlainChoicesProps<Item> {
  spec: FilterSpec<Item>;
  items: readonly Item[];
  filters: Filters;
}

export function PlainChoices<Item>({ spec, items, filters }: PlainChoicesProps<Item>) {
  const today = useToday();
  const shown = applicable(spec, filters, items, today);
  const highest = highestPrice(spec, items, today);
  return (
    <Box
      sx={{
        gridColumn: { xs: '1 / -1', md: '2 / -1' },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'end',
        '& label': { display: 'block', typography: 'body2' },
        '& select, & input': { font: 'inherit', minHeight: 44, px: 1, maxWidth: 1 },
      }}
    >
      <PlainSelect
        label={t('Location')}
        name={urlNames.location}
        value={shown.location}
        options={locationOptions(spec, items)}
      />
      <PlainSelect
        label={t(spec.group.label)}
        name={spec.group.name}
        value={shown.group}
        options={groupOptions(spec)}
      />
      <PlainPrice
        label={t('Lowest price')}
        name={urlNames.minPrice}
        value={shown.minPrice}
        max={highest}
      />
      <PlainPrice
        label={t('Highest price')}
        name={urlNames.maxPrice}
        value={shown.maxPrice}
        max={highest}
      />
      <Button type="submit" variant="contained">
        {t('Show')}
      </Button>
    </Box>
  );
}

interface PlainSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly Choice[];
}
function PlainSelect({ label, name, value, options }: PlainSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PlainPriceProps {
  label: string;
  name: string;
  value: number | undefined;
  max: number;
}
function PlainPrice({ label, name, value, max }: PlainPriceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{`${label} (US$)`}</label>
      <input id={id} name={name} type="number" min={0} max={max} defaultValue={value} />
    </div>
  );
}
