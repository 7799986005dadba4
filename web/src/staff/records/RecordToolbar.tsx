import SelectAllIcon from '@mui/icons-material/SelectAll';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { Row } from '../../data/firebase/rows.ts';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { readAll } from '../../data/records/readAll.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { useExport } from './export/useExport.ts';
import { phoneScreen } from './grid/Card.tsx';
import { DatesFilter, NearDaysFilter } from './grid/DaysFilter.tsx';
import { GridToolbar } from './grid/GridToolbar.tsx';
import type { GridState } from './grid/gridState.ts';
import { ViewTabs } from './views/ViewTabs.tsx';
import type { RecordList } from './recordList.ts';
import type { RecordView } from './useRecordView.ts';

/** What a page adds to the toolbar of its list. */
export interface Additions {
  heading?: ReactNode;
  /** A link of the heading; a phone folds it with the rare actions. */
  link?: ReactNode;
  buttons: ReactNode;
}

interface RecordToolbarProps<Item extends GuestRecord> extends Additions {
  list: RecordList<Item>;
  view: RecordView;
  /** The order on screen: a period determines it. */
  state: GridState;
  /** The columns to sort by, on screens without column headers. */
  sortable: GridColDef<Row<Item>>[] | undefined;
  /** The sheet is beside the grid. */
  isSplit: boolean;
  /** Selects all rows of the page, on screens without checkboxes. */
  onSelectAll: (() => void) | undefined;
}

/** Saved views, search, filters, columns and export of a list of bookings or transfers. */
export function RecordToolbar<Item extends GuestRecord>(props: RecordToolbarProps<Item>) {
  const { list, view, state, sortable, isSplit, onSelectAll, heading, link, buttons } = props;
  const { query, change, today } = view;
  const exporting = useExport({
    fileName: `${list.fileName}-${today}.csv`,
    list: list.what,
    columns: list.csv,
    read: (signal) => readAll(list.collection, query, signal),
  });
  const isPhone = useMediaQuery(phoneScreen);
  // Beside a sheet the toolbar keeps its number of lines, so that no row moves.
  const besideNone = { display: isSplit ? 'none' : 'contents' };
  return (
    <>
      <ViewTabs
        list={list.what}
        spec={list.grid}
        state={view.state}
        heading={heading}
        link={isPhone ? null : <Box sx={besideNone}>{link}</Box>}
      />
      <GridToolbar
        state={state}
        onChange={change}
        searchLabel={list.texts.search}
        filters={list.filters}
        isTable={!sortable && !isSplit}
        sortable={sortable}
        days={{
          near: <NearDaysFilter days={view.state.days} onChange={change} />,
          dates: <DatesFilter days={view.state.days} today={today} onChange={change} />,
        }}
        tools={
          <Box sx={besideNone}>
            <ExportButton
              progress={exporting.progress}
              onStart={() => void exporting.start()}
              onStop={exporting.stop}
            />
            {isPhone ? link : null}
          </Box>
        }
      >
        <Box sx={besideNone}>
          {onSelectAll ? (
            <IconButton aria-label="Select all" title="Select all" onClick={onSelectAll}>
              <SelectAllIcon />
            </IconButton>
          ) : null}
          {buttons}
        </Box>
      </GridToolbar>
    </>
  );
}
