import type { GridColDef } from '@mui/x-data-grid';
import type { RequestKind, RequestStatus, GuestRequest } from '@selasar/domain/requests';
import type { Row } from '../../../data/firebase/rows.ts';
import type { Change } from '../sheet/useStatusChanges.ts';
import type { CsvColumn } from './export/csv.ts';
import type { CardLayout, CardLayouts } from '../../grid/Card.tsx';
import type { GridFilter } from '../../grid/GridToolbar.tsx';
import type { GridSpec } from '../../grid/gridState.ts';
import type { NoneYetProps } from '../../grid/NoneOfDays.tsx';

export interface ColumnOptions {
  openDetails: (id: string) => void;
  recent: (id: string) => Change | undefined;
  onChange: (request: GuestRequest, to: RequestStatus) => void;
}

/** One object for all renders. */
export interface RequestList<Item extends GuestRequest = GuestRequest> {
  kind: RequestKind;
  label: string;
  grid: GridSpec;
  filters: readonly GridFilter[];
  columnsOf: (options: ColumnOptions) => GridColDef<Row<Item>>[];
  /** The columns that stay visible beside a sheet. */
  besideFields: readonly string[];
  cards: CardLayouts;
  cardColumnOf: (options: ColumnOptions, layout: CardLayout) => GridColDef<Row<Item>>;
  csv: readonly CsvColumn<Row<Item>>[];
  fileName: string;
  texts: {
    search: string;
    none: NoneYetProps;
    noneMatch: string;
    failed: { title?: string; message: string };
  };
}

/** The page of all kinds gives a list only requests of its own kind. */
export const requestList = <Item extends GuestRequest>(list: RequestList<Item>) =>
  list as unknown as RequestList;
