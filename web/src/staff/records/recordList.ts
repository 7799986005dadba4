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
import type { NoneYetProps } from './grid/NoneOfDays.tsx';

/** Options of the columns for bookings and transfers. */
export interface ColumnOptions<Item extends GuestRecord> {
  openDetails: (id: string) => void;
  recent: (id: string) => Change<Item['status']> | undefined;
  onChange: (record: Item, to: Item['status']) => void;
}

/** The definition of a list of bookings or transfers; one object for all renders. */
export interface RecordList<Item extends GuestRecord> {
  /** Which list it is, and its name. */
  what: ViewedList;
  label: string;
  collection: Collection<Item>;
  statuses: RequestStatusTable<Item['status']>;
  grid: GridSpec;
  filters: readonly GridFilter[];
  columnsOf: (options: ColumnOptions<Item>) => GridColDef<Row<Item>>[];
  /** The columns that stay visible beside a sheet. */
  besideFields: readonly string[];
  /** The layout of a row where a table does not fit. */
  cards: CardLayouts;
  cardColumnOf: (options: ColumnOptions<Item>, layout: CardLayout) => GridColDef<Row<Item>>;
  csv: readonly CsvColumn<Row<Item>>[];
  /** The name of the export file, without its date. */
  fileName: string;
  texts: {
    search: string;
    /** Without records: what appears here, and the first step. */
    none: NoneYetProps;
    /** The grid's text if none match. */
    noneMatch: string;
    failed: { title?: string; message: string };
  };
}
