import { GridRow } from '@mui/x-data-grid';
import type { GridRowProps } from '@mui/x-data-grid';
import { createContext, use } from 'react';
import type { Ref } from 'react';

/** The id of the row whose details are open beside the grid. */
export const CurrentRow = createContext<string | undefined>(undefined);

/** A row of a grid that says whether its details are open. */
export function MarkedRow(props: GridRowProps & { ref?: Ref<HTMLDivElement> }) {
  const isCurrent = use(CurrentRow) === String(props.rowId);
  return <GridRow {...props} aria-current={isCurrent ? 'true' : undefined} />;
}
