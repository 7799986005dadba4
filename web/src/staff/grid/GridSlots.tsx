import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  GridColumnsPanel,
  gridDensitySelector,
  GridFooterContainer,
  GridNoRowsOverlay,
  GridPagination,
  GridRow,
  type GridRowProps,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { CivilDate } from '@selasar/domain/core';
import { createContext, type ReactNode, type Ref, use } from 'react';
import { Link } from 'react-router-dom';
import { touchScreen } from '../common/styles.ts';
import { boundsOf, type Days, daysInWords, isInverted } from './days.ts';
import { PendingButton } from './useStableRows.tsx';

/** Passed by context: the grid's own props stay the same, because rendering it again is slow. */
export const GridContent = createContext<{
  toolbar: ReactNode;
  /** A text is passed to the grid itself. */
  empty: ReactNode;
  list: { pending: number; showPending: () => void };
}>({
  toolbar: null,
  empty: '',
  list: { pending: 0, showPending: () => undefined },
});

/** The end of the last visit, in milliseconds: rows created later are marked as new. */
export const NewSince = createContext(Infinity);

/** The ids of rows that are shown although they are gone. */
export const Removed = createContext<readonly string[]>([]);

export const CurrentRow = createContext<string | undefined>(undefined);

const ToolbarSlot = () => use(GridContent).toolbar;

function ColumnsPanel() {
  const api = useGridApiContext();
  const isCompact = useGridSelector(api, gridDensitySelector) === 'compact';
  const isTouched = useMediaQuery(touchScreen);
  return (
    <Stack sx={{ flex: 1 }}>
      <GridColumnsPanel />
      {isTouched ? null : (
        <FormControlLabel
          label="Compact rows"
          control={<Checkbox size="small" sx={{ p: 0.5 }} />}
          checked={isCompact}
          onChange={() => api.current.setDensity(isCompact ? 'standard' : 'compact')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ m: 0, px: 1.75, py: 0.75, borderTop: 1, borderColor: 'divider' }}
        />
      )}
    </Stack>
  );
}

const full = { height: '100%' };
/** No table: the grid is none. */
const asRow = { role: 'row', style: full };
const asCell = { role: 'gridcell', style: full };

function NoRows() {
  const { empty } = use(GridContent);
  if (typeof empty === 'string') return <GridNoRowsOverlay />;
  // A link or button in a grid must be in a cell.
  return (
    <div {...asRow}>
      <div {...asCell}>{empty}</div>
    </div>
  );
}

/** The count of new rows is here, where it moves and covers nothing. */
const Footer = (handlers: object) => (
  <GridFooterContainer {...handlers} sx={{ flexWrap: 'wrap' }}>
    <Box sx={{ pl: 1.5 }}>
      <PendingButton list={use(GridContent).list} />
    </Box>
    <GridPagination />
  </GridFooterContainer>
);

function Row(props: GridRowProps & { ref?: Ref<HTMLDivElement> }) {
  const id = String(props.rowId);
  const isCurrent = use(CurrentRow) === id;
  const className = use(Removed).includes(id) ? 'removed' : '';
  return <GridRow {...props} className={className} aria-current={isCurrent ? 'true' : undefined} />;
}

export const gridSlots = {
  toolbar: ToolbarSlot,
  columnsPanel: ColumnsPanel,
  row: Row,
  noRowsOverlay: NoRows,
  footer: Footer,
};

const inTheMiddle = {
  height: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  p: 2,
  textAlign: 'center',
} as const;

export interface NoneYetProps {
  title: string;
  hint: string;
  step: string;
  to: string;
}

export const NoneYet = ({ title, hint, step, to }: NoneYetProps) => (
  <Stack sx={inTheMiddle}>
    <strong>{title}</strong>
    <span>{hint}</span>
    <Button component={Link} to={to} variant="outlined" sx={{ mt: 1, pointerEvents: 'auto' }}>
      <span>{step}</span>
    </Button>
  </Stack>
);

interface NoneOfDaysProps {
  days: Days;
  today: CivilDate;
  /** 'bookings' */
  what: string;
  isFiltered: boolean;
  onClear: () => void;
}

export function NoneOfDays({ days, today, what, isFiltered, onClear }: NoneOfDaysProps) {
  const text = isInverted(boundsOf(days, today))
    ? 'The last day is before the first.'
    : `No ${what} ${daysInWords(days, today)}${isFiltered ? ' match' : ''}.`;
  return (
    <Stack sx={inTheMiddle}>
      <span>{text}</span>
      <Button size="small" onClick={onClear} sx={{ pointerEvents: 'auto' }}>
        Show all days
      </Button>
    </Stack>
  );
}
