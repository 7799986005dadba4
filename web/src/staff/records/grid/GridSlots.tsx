import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  gridDensitySelector,
  GridColumnsPanel,
  GridFooterContainer,
  GridNoRowsOverlay,
  GridPagination,
  GridRow,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridRowProps } from '@mui/x-data-grid';
import { createContext, use } from 'react';
import type { ReactNode, Ref } from 'react';
import { PendingButton } from '../stable/PendingButton.tsx';
import { nothingPending } from '../stable/pending.ts';
import type { Pending } from '../stable/pending.ts';
import type { NewState } from '../stable/useNewRows.ts';
import { touchScreen } from './touch.ts';

/**
 * The content of a grid's slots, passed by context: the grid's own props then stay the same, because rendering the
 * whole grid again is slow.
 */
export const GridContent = createContext<{
  toolbar: ReactNode;
  /** Shown in place of rows; a text is passed to the grid itself. */
  empty: ReactNode;
  list: { pending: Pending; showPending: () => void };
}>({
  toolbar: null,
  empty: '',
  list: { pending: nothingPending, showPending: () => undefined },
});

/** Whether a row of the grid is new, for its cells. */
export const IsNew = createContext<(id: string) => NewState>(() => undefined);

/** The class of a row by its id, for what changes while the row itself does not. */
export const RowClass = createContext<(id: string) => string>(() => '');

/** The id of the row whose details are open beside the grid. */
export const CurrentRow = createContext<string | undefined>(undefined);

const ToolbarSlot = () => use(GridContent).toolbar;

/** The grid's own column panel, with the grid's density below it; rows for fingers are never compact. */
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

/** Below the rows: pending updates, where they move and cover nothing, and the pagination. */
const Footer = (handlers: object) => (
  <GridFooterContainer {...handlers} sx={{ flexWrap: 'wrap' }}>
    <Box sx={{ pl: 1.5 }}>
      <PendingButton list={use(GridContent).list} />
    </Box>
    <GridPagination />
  </GridFooterContainer>
);

/** A row that marks whether its details are open, and whether it is new or removed. */
function Row(props: GridRowProps & { ref?: Ref<HTMLDivElement> }) {
  const id = String(props.rowId);
  const isCurrent = use(CurrentRow) === id;
  const className = use(RowClass)(id);
  return <GridRow {...props} className={className} aria-current={isCurrent ? 'true' : undefined} />;
}

export const gridSlots = {
  toolbar: ToolbarSlot,
  columnsPanel: ColumnsPanel,
  row: Row,
  noRowsOverlay: NoRows,
  footer: Footer,
};
