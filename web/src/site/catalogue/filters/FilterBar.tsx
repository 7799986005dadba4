import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { limits, formatUsd } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { Suspense, type Ref, useId } from 'react';
import { Await } from 'react-router-dom';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useToday } from '../../../clock/useToday.ts';
import {
  groupOptions,
  locationOptions,
  noFilters,
  applicable,
  highestPrice,
  urlNames,
  writeFilters,
  priceStep,
} from './filters.ts';
import type { Choice, FilterSpec, Filters, useFilters } from './filters.ts';
import { needsScript, WithoutScript } from '../../../ui/scriptless.tsx';
import { foldStyles } from '../../common/foldStyles.ts';
import { PlainChoices } from './PlainChoices.tsx';

export interface FilterBarProps<Item> {
  spec: FilterSpec<Item>;
  list: Promise<readonly Item[]>;
  state: ReturnType<typeof useFilters>;
  label: string;
  searchRef: Ref<HTMLInputElement>;
}

export function FilterBar<Item>({ spec, list, state, label, searchRef }: FilterBarProps<Item>) {
  const { filters, type } = state;
  const unknown = <Choices spec={spec} items={undefined} state={state} />;
  const count = [...writeFilters(spec, filters)].length;
  return (
    <Box component="details" sx={[foldStyles, { mb: 3 }]}>
      <summary>{count > 0 ? t('Filters ({count})', { count }) : t('Filters')}</summary>
      <Box
        component="form"
        // Without script the form requests the list's address with the chosen filters.
        method="get"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        aria-label={label}
        sx={{
          p: { xs: 2, md: 2.5 },
          pt: { xs: 1, md: 2.5 },
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          alignItems: 'center',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr) minmax(0, 1fr)',
            md: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr)',
          },
          '& .MuiInputBase-root': { minHeight: 44 },
          // 'All categories' fits beside 'All locations' on the narrowest phone.
          '& .MuiSelect-select.MuiInputBase-input': { pl: 1.5, pr: 3.5 },
          '& ::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
          '& > :first-of-type, & > :has(.MuiSlider-root), & > :last-child': {
            gridColumn: { xs: '1 / -1', md: 'auto' },
          },
        }}
      >
        <TextField
          size="small"
          label={t('Search')}
          type="search"
          name={urlNames.search}
          inputRef={searchRef}
          value={filters.search}
          onChange={(event) => type({ ...filters, search: event.target.value })}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
            htmlInput: { maxLength: limits.name, enterKeyHint: 'search' },
          }}
        />
        {/* The search field stays mounted when the list loads, so that typing is not interrupted. */}
        <Suspense fallback={unknown}>
          <Await resolve={list} errorElement={unknown}>
            {(items) => (
              <>
                <Choices spec={spec} items={items} state={state} />
                <WithoutScript>
                  {[...state.queryFor(noFilters(spec))].map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <PlainChoices spec={spec} items={items} filters={filters} />
                </WithoutScript>
              </>
            )}
          </Await>
        </Suspense>
      </Box>
    </Box>
  );
}

interface ChoicesProps<Item> extends Pick<FilterBarProps<Item>, 'spec' | 'state'> {
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
}

function Choices<Item>({ spec, items, state }: ChoicesProps<Item>) {
  const { preview, choose } = state;
  const today = useToday();
  const waiting = items === undefined;
  const filters = waiting ? state.filters : applicable(spec, state.filters, items, today);
  return (
    <>
      <ChoiceField
        label={t('Location')}
        value={filters.location}
        disabled={waiting}
        options={locationOptions(spec, items ?? [])}
        onChange={(location) => choose({ ...filters, location })}
      />
      <ChoiceField
        label={t(spec.group.label)}
        value={filters.group}
        disabled={waiting}
        options={groupOptions(spec)}
        onChange={(group) => choose({ ...filters, group })}
      />
      <PriceSlider
        range={filters}
        max={highestPrice(spec, items ?? [], today)}
        disabled={waiting}
        onDrag={(range) => preview({ ...filters, ...range })}
        onChoose={(range) => choose({ ...filters, ...range })}
      />
    </>
  );
}

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly Choice[];
  disabled: boolean;
  onChange: (value: string) => void;
}

function ChoiceField({ label, value, options, disabled, onChange }: ChoiceFieldProps) {
  const isKnown = options.some((option) => option.value === value);
  const shown = isKnown ? options : [...options, { value, label: value }];
  return (
    <TextField
      select
      className={needsScript}
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {shown.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          <span>{option.label}</span>
        </MenuItem>
      ))}
    </TextField>
  );
}

type Range = Pick<Filters, 'minPrice' | 'maxPrice'>;

interface PriceSliderProps {
  range: Range;
  /** US dollars. */
  max: number;
  disabled: boolean;
  onDrag: (range: Range) => void;
  onChoose: (range: Range) => void;
}

/** US dollars. The right end means no upper limit. */
function PriceSlider({ range, max, disabled, onDrag, onChoose }: PriceSliderProps) {
  const label = useId();
  const from = Math.min(range.minPrice, max);
  const to = Math.min(range.maxPrice ?? max, max);
  const toRange = (value: number | readonly number[]): Range => {
    const [minPrice = 0, maxPrice = max] = typeof value === 'number' ? [0, value] : value;
    return { minPrice, maxPrice: maxPrice >= max ? undefined : maxPrice };
  };
  return (
    <Box className={needsScript}>
      <Typography id={label} variant="body2" color="textSecondary">
        {t('Price range: {from} to {to}', { from: formatUsd(from), to: formatUsd(to) })}
      </Typography>
      <Box sx={{ px: 1.25 }}>
        <Slider
          value={[from, Math.max(from, to)]}
          min={0}
          max={max}
          step={priceStep}
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
