import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { asRegion } from '../../ui/asRegion.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { GridColumn } from './ColumnsMenu.tsx';
import type { GridSort, GridState } from './gridState.ts';
import type { Step } from './useGridState.ts';

/** How long a pause in typing is, and after which a search counts as finished, in milliseconds. */
const pauseMs = 300;
const finishedMs = 3000;

export interface GridFilter {
  field: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The values of a field as a person reads them. */
export const optionsOf = (values: readonly string[]): GridFilter['options'] =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

interface GridToolbarProps {
  state: GridState;
  onChange: (change: Partial<GridState>, step?: Step) => void;
  searchLabel: string;
  filters?: readonly GridFilter[];
  /** Those to choose from; a small screen has a layout of its own. */
  columns?: readonly GridColumn[] | undefined;
  /** Those to sort by, for a screen without headings to press. */
  sortable?: readonly GridColumn[] | undefined;
  children?: ReactNode;
}

/** Search, filters and columns of a grid, and its buttons. */
export function GridToolbar(props: GridToolbarProps) {
  const { state, onChange, searchLabel, filters = [], columns, sortable, children } = props;
  const onSearch = useCallback(
    (search: string, step: Step) => onChange({ search }, step),
    [onChange],
  );
  return (
    <Box
      component="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.25,
        p: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        alignItems: 'center',
      }}
    >
      <SearchField label={searchLabel} search={state.search} onSearch={onSearch} />
      {filters.map(({ field, label, options }) => (
        <TextField
          key={field}
          select
          size="small"
          label={label}
          value={state.filters[field] ?? 'all'}
          onChange={({ target }) => {
            const { [field]: _before, ...others } = state.filters;
            onChange({
              filters: target.value === 'all' ? others : { ...others, [field]: target.value },
            });
          }}
          slotProps={{ select: { MenuProps: { slotProps: asRegion(label) } } }}
          sx={{ minWidth: { xs: 96, sm: 130 }, flex: { xs: '1 1 96px', sm: 'none' } }}
        >
          <MenuItem value="all">All</MenuItem>
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {sortable ? (
        <SortField columns={sortable} sort={state.sort} onSort={(sort) => onChange({ sort })} />
      ) : null}
      {columns ? (
        <ColumnsMenu
          columns={columns}
          hidden={state.hidden ?? []}
          onChange={(hidden) => onChange({ hidden })}
        />
      ) : null}
      {children}
    </Box>
  );
}

interface SortFieldProps {
  columns: readonly GridColumn[];
  sort: GridSort | undefined;
  onSort: (sort: GridSort | undefined) => void;
}

const directions = [
  ['asc', 'ascending'],
  ['desc', 'descending'],
] as const;

/** Chooses the order where there are no headings to press. */
function SortField({ columns, sort, onSort }: SortFieldProps) {
  return (
    <TextField
      select
      size="small"
      label="Sort by"
      value={sort ? `${sort.field}.${sort.direction}` : ''}
      onChange={({ target }) => {
        const [field = '', direction] = target.value.split('.');
        onSort(field ? { field, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined);
      }}
      sx={{ minWidth: 150, flex: { xs: '1 1 150px', sm: '0 1 170px' } }}
      slotProps={{
        select: { displayEmpty: true, MenuProps: { slotProps: asRegion('Sort by') } },
        inputLabel: { shrink: true },
      }}
    >
      <MenuItem value="">Newest first</MenuItem>
      {columns.flatMap(({ field, headerName }) =>
        directions.map(([direction, spoken]) => (
          <MenuItem key={`${field}.${direction}`} value={`${field}.${direction}`}>
            {headerName}, {spoken}
          </MenuItem>
        )),
      )}
    </TextField>
  );
}

interface SearchFieldProps {
  label: string;
  search: string;
  onSearch: (search: string, step: Step) => void;
}

/** Searches when the person pauses; the key `/` leads here from anywhere on the page. */
function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [followed, setFollowed] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  /** Set while one goes on typing the same search: the history keeps the search, not its letters. */
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finish = useCallback(() => {
    clearTimeout(typing.current);
    typing.current = undefined;
  }, []);
  // The way back in the browser changes the search too.
  if (search !== followed) {
    setFollowed(search);
    if (text.trim() !== search) setText(search);
  }

  useEffect(() => {
    if (text.trim() === followed) return undefined;
    const timer = setTimeout(() => {
      onSearch(text.trim(), typing.current === undefined ? 'step' : 'same step');
      clearTimeout(typing.current);
      typing.current = setTimeout(finish, finishedMs);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, followed, onSearch, finish]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      const covered = document.querySelector('[aria-modal="true"], [role="dialog"]');
      if (event.key !== '/' || typing || covered || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={finish}
      inputRef={input}
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 290px' }, maxWidth: { sm: 380 } }}
      slotProps={{
        htmlInput: { 'aria-keyshortcuts': '/' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text ? null : (
            <InputAdornment
              position="end"
              aria-hidden
              sx={{ display: { xs: 'none', md: 'flex' }, typography: 'body2' }}
            >
              /
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
