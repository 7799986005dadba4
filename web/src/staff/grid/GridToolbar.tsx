import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ColumnsPanelTrigger } from '@mui/x-data-grid';
import { type ReactNode, useCallback } from 'react';
import { asRegion } from '../../ui/landmarks.tsx';
import { hasOwnDates } from './DaysFilter.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';
import type { GridSort, GridState } from './gridState.ts';
import { SearchField } from './SearchField.tsx';
import { touchTargets } from './touch.ts';
import type { Step } from './useGridState.ts';

export interface GridFilter {
  field: string;
  label: string;
  options: readonly { value: string; label: string }[];
  isRare?: boolean;
}

export const optionsOf = (values: readonly string[]): GridFilter['options'] =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

interface GridColumn {
  field: string;
  headerName?: string;
}

const columnsLabel = 'Columns and row height';

interface GridToolbarProps {
  state: GridState;
  onChange: (change: Partial<GridState>, step?: Step) => void;
  searchLabel: string;
  filters?: readonly GridFilter[];
  isTable: boolean;
  sortable?: readonly GridColumn[] | undefined;
  days?: { near: ReactNode; dates: ReactNode };
  tools?: ReactNode;
  children?: ReactNode;
}

export function GridToolbar(props: GridToolbarProps) {
  const { state, onChange, searchLabel, filters = [], isTable, sortable } = props;
  const { days, tools, children } = props;
  const onSearch = useCallback(
    (search: string, step: Step) => onChange({ search }, step),
    [onChange],
  );
  const rare = filters.filter((filter) => filter.isRare);
  const usual = filters.filter((filter) => !filter.isRare);
  const setOf = (some: readonly GridFilter[]) =>
    some.filter(({ field }) => state.filters[field] !== undefined).length;
  const hasOtherDays = hasOwnDates(state.days) || state.days?.by === 'request';
  const select = (filter: GridFilter) => (
    <FilterField key={filter.field} filter={filter} state={state} onChange={onChange} />
  );
  return (
    <Box
      component="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        px: { xs: 1, sm: 1.5 },
        pt: { xs: 1, sm: 1.25 },
        pb: { xs: 0.5, sm: 1 },
        ...touchTargets,
        borderBottom: 1,
        borderColor: 'divider',
        alignItems: 'center',
      }}
    >
      <SearchField label={searchLabel} search={state.search} onSearch={onSearch} />
      <FoldedFilters
        usual={{
          set: setOf(usual) + (state.days?.near ? 1 : 0),
          fields: (
            <>
              {usual.map(select)}
              {days?.near}
            </>
          ),
        }}
        rare={{
          set: setOf(rare) + (hasOtherDays ? 1 : 0),
          fields:
            rare.length > 0 || days || sortable ? (
              <>
                {rare.map(select)}
                {days?.dates}
                {sortable ? (
                  <SortField
                    columns={sortable}
                    sort={state.sort}
                    onSort={(sort) => onChange({ sort })}
                  />
                ) : null}
              </>
            ) : null,
        }}
        startsOpen={hasOtherDays}
        tools={
          <>
            {isTable ? (
              <ColumnsPanelTrigger
                render={<IconButton />}
                title={columnsLabel}
                aria-label={columnsLabel}
              >
                <ViewColumnIcon />
              </ColumnsPanelTrigger>
            ) : null}
            {tools}
          </>
        }
        buttons={children}
      />
    </Box>
  );
}

interface FilterFieldProps extends Pick<GridToolbarProps, 'state' | 'onChange'> {
  filter: GridFilter;
}

function FilterField({ filter, state, onChange }: FilterFieldProps) {
  const { field, label, options } = filter;
  return (
    <TextField
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
      sx={{ minWidth: { xs: 96, sm: 116 }, flex: { xs: '1 1 96px', sm: 'none' } }}
    >
      <MenuItem value="all">All</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          <span>{option.label}</span>
        </MenuItem>
      ))}
    </TextField>
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
        directions.map(([direction, order]) => (
          <MenuItem key={`${field}.${direction}`} value={`${field}.${direction}`}>
            <span>{`${headerName ?? ''}, ${order}`}</span>
          </MenuItem>
        )),
      )}
    </TextField>
  );
}
