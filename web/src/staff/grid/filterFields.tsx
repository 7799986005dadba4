import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asRegion } from '../../ui/landmarks.tsx';
import type { GridSort, GridState, Step } from './gridState.ts';

export interface Option {
  value: string;
  label: string;
}

export const optionsOf = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** The least width in pixels, on a phone and elsewhere. */
  width: { xs: number; sm: number };
  /** The `flex` where there is room. */
  flex?: string;
}

export const SelectField = ({
  label,
  value,
  options,
  onChange,
  width,
  flex = 'none',
}: SelectFieldProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ minWidth: width, flex: { xs: `1 1 ${width.xs}px`, sm: flex } }}
    slotProps={{
      select: { displayEmpty: true, MenuProps: { slotProps: asRegion(label) } },
      inputLabel: { shrink: true },
    }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        <span>{option.label}</span>
      </MenuItem>
    ))}
  </TextField>
);

export interface GridFilter {
  field: string;
  label: string;
  options: readonly Option[];
  isRare?: boolean;
}

interface FilterFieldProps {
  filter: GridFilter;
  state: GridState;
  onChange: (change: Partial<GridState>) => void;
}

export function FilterField({ filter, state, onChange }: FilterFieldProps) {
  const { field, label, options } = filter;
  const { [field]: value = 'all', ...others } = state.filters;
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: 'all', label: 'All' }, ...options]}
      onChange={(next) =>
        onChange({ filters: next === 'all' ? others : { ...others, [field]: next } })
      }
      width={{ xs: 96, sm: 116 }}
    />
  );
}

export interface SortColumn {
  field: string;
  headerName?: string;
}

interface SortFieldProps {
  columns: readonly SortColumn[];
  sort: GridSort | undefined;
  onSort: (sort: GridSort | undefined) => void;
}

export function SortField({ columns, sort, onSort }: SortFieldProps) {
  return (
    <SelectField
      label="Sort by"
      value={sort ? `${sort.field}.${sort.direction}` : ''}
      options={[
        { value: '', label: 'Newest first' },
        ...columns.flatMap(({ field, headerName = '' }) => [
          { value: `${field}.asc`, label: `${headerName}, ascending` },
          { value: `${field}.desc`, label: `${headerName}, descending` },
        ]),
      ]}
      onChange={(next) => {
        const [field = '', direction] = next.split('.');
        onSort(field ? { field, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined);
      }}
      width={{ xs: 150, sm: 150 }}
      flex="0 1 170px"
    />
  );
}

/** The pause in typing that starts a search, and the longer one that ends it. */
const pauseMs = 200;
const finishedMs = 3000;

interface SearchFieldProps {
  label: string;
  search: string;
  onSearch: (search: string, step: Step) => void;
}

export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [followed, setFollowed] = useState(search);
  /** Searches from here that the address does not show yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  /** Set while the same search is being typed: the history stores the search, not each letter. */
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finish = useCallback(() => {
    clearTimeout(typing.current);
    typing.current = undefined;
  }, []);
  // Back navigation changes the search too; an update that comes from here does not overwrite what was typed since.
  if (search !== followed) {
    setFollowed(search);
    const place = sent.indexOf(search);
    setSent(place < 0 ? [] : sent.slice(place + 1));
    if (place < 0 && text.trim() !== search) setText(search);
  }

  useEffect(() => {
    if (text.trim() === followed) return undefined;
    const timer = setTimeout(() => {
      setSent((before) => [...before, text.trim()]);
      onSearch(text.trim(), typing.current === undefined ? 'step' : 'same step');
      clearTimeout(typing.current);
      typing.current = setTimeout(finish, finishedMs);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, followed, onSearch, finish]);

  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={finish}
      sx={{ flex: { xs: '1 1 140px', sm: '1 1 120px' }, maxWidth: { sm: 380 } }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
