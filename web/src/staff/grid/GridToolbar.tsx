import TuneIcon from '@mui/icons-material/Tune';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ColumnsPanelTrigger } from '@mui/x-data-grid';
import type { CivilDate } from '@selasar/domain/core';
import { type ReactNode, useCallback, useState } from 'react';
import { iconOnPhones, onWideScreens, phoneScreen, touchTargets } from '../common/styles.ts';
import { DatesFilter, hasOwnDates, NearDaysFilter } from './DaysFilter.tsx';
import {
  FilterField,
  type GridFilter,
  SearchField,
  type SortColumn,
  SortField,
} from './filterFields.tsx';
import type { GridState, Step } from './gridState.ts';

const columnsLabel = 'Columns and row height';

interface GridToolbarProps {
  state: GridState;
  onChange: (change: Partial<GridState>, step?: Step) => void;
  searchLabel: string;
  filters?: readonly GridFilter[];
  isTable: boolean;
  sortable?: readonly SortColumn[] | undefined;
  /** For a list that can be filtered by days. */
  today?: CivilDate;
  tools?: ReactNode;
  children?: ReactNode;
}

export function GridToolbar(props: GridToolbarProps) {
  const { state, onChange, searchLabel, filters = [], isTable, sortable } = props;
  const { today, tools, children } = props;
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
              {today ? <NearDaysFilter days={state.days} onChange={onChange} /> : null}
            </>
          ),
        }}
        rare={{
          set: setOf(rare) + (hasOtherDays ? 1 : 0),
          fields:
            rare.length > 0 || today || sortable ? (
              <>
                {rare.map(select)}
                {today ? <DatesFilter days={state.days} today={today} onChange={onChange} /> : null}
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

/** Filters, and how many of them are set. */
interface Filters {
  set: number;
  fields: ReactNode;
}

interface FoldedFiltersProps {
  usual: Filters;
  rare: Filters;
  startsOpen?: boolean;
  tools: ReactNode;
  buttons: ReactNode;
}

/** A phone folds all filters, so that its first row is near the top. */
export function FoldedFilters(props: FoldedFiltersProps) {
  const { usual, rare, startsOpen = false, tools, buttons } = props;
  const isPhone = useMediaQuery(phoneScreen);
  const [unfolded, setUnfolded] = useState(startsOpen && !isPhone);
  const set = rare.set + (isPhone ? usual.set : 0);
  const hasMore = isPhone || Boolean(rare.fields);
  return (
    <>
      {isPhone ? null : usual.fields}
      {hasMore ? (
        <Button
          aria-expanded={unfolded}
          startIcon={<TuneIcon />}
          onClick={() => setUnfolded(!unfolded)}
          sx={{
            ...iconOnPhones,
            minHeight: 40,
            flex: 'none',
            ...(unfolded ? { bgcolor: 'action.selected' } : {}),
          }}
        >
          <Box component="span" sx={onWideScreens}>
            Filter
          </Box>
          <span>{set > 0 ? `\u{A0}(${set})` : null}</span>
        </Button>
      ) : null}
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 0.5 }, ml: { sm: 'auto' } }}
      >
        {isPhone ? null : tools}
        {buttons}
      </Box>
      {hasMore && unfolded ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            width: '100%',
            alignItems: 'flex-start',
            pt: 0.5,
          }}
        >
          {isPhone ? usual.fields : null}
          {rare.fields}
          {isPhone ? tools : null}
        </Box>
      ) : null}
    </>
  );
}
