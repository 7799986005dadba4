import type { GridColDef } from '@mui/x-data-grid';
import type { RequestStatusTable } from '@selasar/domain';
import type { Collection, Row } from '../../data/firebase/rows.ts';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import type { ViewedList } from '../../data/records/views/savedView.ts';
import type { Change } from './details/useStatusChanges.ts';
import type { CsvColumn } from './export/csv.ts';
import type { CardLayout, CardLayouts } from './grid/Card.tsx';
import type { GridFilter } from './grid/GridToolbar.tsx';
import type { GridSpec } from './grid/gridState.ts';

/** What columns of guests' requests need to know and do. */
export interface ColumnOptions<Item extends GuestRecord> {
  openDetails: (id: string) => void;
  recent: (id: string) => Change<Item['status']> | undefined;
  onChange: (record: Item, to: Item['status']) => void;
}

/** What a list of guests' requests is made of; one object for all renders. */
export interface RecordList<Item extends GuestRecord> {
  /** Which list it is, also in words. */
  what: ViewedList;
  label: string;
  collection: Collection<Item>;
  statuses: RequestStatusTable<Item['status']>;
  grid: GridSpec;
  filters: readonly GridFilter[];
  columnsOf: (options: ColumnOptions<Item>) => GridColDef<Row<Item>>[];
  /** The columns that stay while a sheet stands beside them. */
  besideFields: readonly string[];
  /** How a row is laid out where a table has no room. */
  cards: CardLayouts;
  cardColumnOf: (options: ColumnOptions<Item>, layout: CardLayout) => GridColDef<Row<Item>>;
  csv: readonly CsvColumn<Row<Item>>[];
  /** What a file of them is called, without its date. */
  fileName: string;
  texts: {
    search: string;
    /** What the grid says without rows: when there are none at all, and when none match. */
    none: string;
    noneMatch: string;
    failed: { title?: string; message: string };
  };
}
