import type { GridColDef } from '@mui/x-data-grid';
import {
  baliDate,
  type FieldKind,
  type FieldTable,
  formatUsd,
  type PlainField,
  plainFieldsOf,
  type ShownIn,
  type StaffPlace,
} from '@selasar/domain/core';
import { type Language, languages, mainLanguage } from '@selasar/domain/i18n';
import {
  balanceOf,
  commissionOf,
  type GuestRequest,
  paidOf,
  sourceKeyName,
  sourceKeyOf,
} from '@selasar/domain/requests';
import type { ReactNode } from 'react';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { formatInBali, orDash } from '../../common/formatInstant.ts';
import { CallTo, Mailto } from '../../grid/cells.tsx';
import { describeInvalid } from '../../grid/InvalidRecords.tsx';
import { Fact } from '../sheet/RecordSheet.tsx';
import type { CsvColumn } from './export.ts';
import { StatusNow } from './Status.tsx';

export interface Field<Item extends GuestRequest> {
  file?: CsvColumn<Row<Item>>;
  table?: Omit<GridColDef<Row<Item>>, 'field'>;
  card?: (row: Row<Item>) => string;
  /** In the section of the request, or of the customer. */
  sheet?: { section?: 'customer'; label: string; value: (row: Row<Item>) => ReactNode };
}

/** In the order of file, table and sheet. */
export type Fields<Item extends GuestRequest> = Readonly<Record<string, Field<Item>>>;

type ListPlace = keyof Field<GuestRequest>;
/** What the domain's table says that each place shows by itself. */
type NamedFields<Item extends GuestRequest, Table extends FieldTable> = {
  readonly [Name in ShownIn<Table, ListPlace>]: {
    [Place in ListPlace as Name extends ShownIn<Table, Place> ? Place : never]-?: NonNullable<
      Field<Item>[Place]
    >;
  };
};

/** Fields without an entry come last. */
export function withPlain<Item extends GuestRequest, Table extends FieldTable>(
  table: Table,
  named: NamedFields<Item, Table>,
): Fields<Item> {
  const merged = new Map<string, Field<Item>>(Object.entries<Field<Item>>(named));
  const add = (place: StaffPlace, build: (field: PlainField) => Field<Item>) => {
    for (const field of plainFieldsOf(table, place)) {
      merged.set(field.name, { ...build(field), ...merged.get(field.name) });
    }
  };
  add('file', ({ name, label }) => ({
    file: { heading: label, value: (row) => valueIn(row, name) },
  }));
  add('table', ({ name, label, kind }) => ({
    table: {
      headerName: label,
      sortable: false,
      ...(kind.is === 'text' ? { flex: 0.75, minWidth: 110 } : { width: 90 }),
      ...(kind.is === 'count' || kind.is === 'usd' ? { type: 'number' } : {}),
      valueGetter: (_, row) => valueIn(row, name),
      valueFormatter: (value: string | number | undefined) => plainText(kind, value),
    },
    card: (row) => {
      const text = plainText(kind, valueIn(row, name));
      return text && `${label} ${text}`;
    },
  }));
  add('sheet', ({ name, label, kind }) => ({
    sheet: { label, value: (row) => plainText(kind, valueIn(row, name)) },
  }));
  return Object.fromEntries(merged);
}

const valueIn = (row: object, name: string) =>
  Reflect.get(row, name) as string | number | undefined;

const plainText = ({ is }: FieldKind, value: string | number | undefined): string =>
  is === 'usd' && value !== undefined ? formatUsd(Number(value)) : String(value ?? '');

export const csvOf = <Item extends GuestRequest>(fields: Fields<Item>): CsvColumn<Row<Item>>[] => [
  ...Object.values(fields).flatMap(({ file }) => file ?? []),
  { heading: 'Commission (USD)', value: (row) => (isValid(row) && commissionOf(row)) || undefined },
  { heading: 'Paid (USD)', value: ({ payments }) => paidOf({ payments }) },
  // Less than 0 is to be given back. Nothing is known to be due by an invalid record.
  { heading: 'Balance (USD)', value: (row) => (isValid(row) ? balanceOf(row) : undefined) },
  { heading: 'Damaged', value: ({ damage }) => damage && describeInvalid(damage) },
];

export const tableColumnsOf = <Item extends GuestRequest>(
  fields: Fields<Item>,
): GridColDef<Row<Item>>[] =>
  Object.entries(fields).flatMap(([field, { table }]) =>
    table ? [{ field, ...table } as GridColDef<Row<Item>>] : [],
  );

export function columnNamesOf<Item extends GuestRequest>(fields: Fields<Item>) {
  const columns = tableColumnsOf(fields);
  return {
    columns: [...columns.map(({ field }) => field), 'details'],
    sortable: columns.filter(({ sortable }) => sortable !== false).map(({ field }) => field),
  };
}

export const cardLineOf = <Item extends GuestRequest>(
  fields: Fields<Item>,
  row: Row<Item>,
): string =>
  Object.values(fields)
    .flatMap(({ card }) => card?.(row) ?? [])
    .filter(Boolean)
    .join(' · ');

interface FieldFactsProps<Item extends GuestRequest> {
  fields: Fields<Item>;
  section: 'customer' | 'request';
  row: Row<Item>;
}

export const FieldFacts = <Item extends GuestRequest>(props: FieldFactsProps<Item>) =>
  Object.entries(props.fields).flatMap(([field, { sheet }]) =>
    sheet && (sheet.section ?? 'request') === props.section
      ? [
          <Fact key={field} label={sheet.label}>
            {sheet.value(props.row)}
          </Fact>,
        ]
      : [],
  );

type Request = Row<GuestRequest>;

const otherLanguageName = (language: Language | undefined): string | undefined =>
  language && language !== mainLanguage ? languages[language].name : undefined;

export const sharedFields = {
  customerEmail: {
    file: { heading: 'Email', value: ({ customerEmail }: Request) => customerEmail },
    sheet: {
      section: 'customer',
      label: 'Email',
      value: ({ customerEmail }: Request) => <Mailto address={customerEmail} />,
    },
  },
  customerPhone: {
    file: { heading: 'Phone', value: ({ customerPhone }: Request) => customerPhone },
    sheet: {
      section: 'customer',
      label: 'Phone',
      value: ({ customerPhone }: Request) => customerPhone && <CallTo number={customerPhone} />,
    },
  },
  status: {
    file: { heading: 'Status', value: ({ status }: Request) => status },
    table: {
      headerName: 'Status',
      width: 108,
      display: 'flex',
      sortable: false,
      renderCell: ({ row }: { row: Request }) => <StatusNow row={row} />,
    },
  },
  language: {
    sheet: {
      section: 'customer',
      label: 'Language',
      value: ({ language }: Request) => otherLanguageName(language),
    },
  },
  source: {
    file: { heading: 'Source', value: ({ source }: Request) => sourceKeyName(sourceKeyOf(source)) },
  },
  createdAt: {
    file: {
      heading: 'Requested',
      value: ({ createdAt }: Request) => createdAt && baliDate(createdAt),
    },
    sheet: {
      label: 'Requested',
      value: ({ createdAt }: Request) => orDash(createdAt, formatInBali),
    },
  },
} as const satisfies Record<string, Field<GuestRequest>>;

export const customerName = (flex: number) =>
  ({
    file: { heading: 'Customer', value: (row: Request) => row.customerName },
    table: { headerName: 'Customer', flex, minWidth: 150 },
    sheet: {
      section: 'customer',
      label: 'Name',
      value: (row: Request) => orDash(row.customerName),
    },
  }) as const satisfies Field<GuestRequest>;
