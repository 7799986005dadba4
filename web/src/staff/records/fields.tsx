import type { GridColDef } from '@mui/x-data-grid';
import { formatUsd, plainFieldsOf } from '@selasar/domain';
import type { FieldKind, FieldTable, PlainField, PlainIn, StaffPlace } from '@selasar/domain';
import type { ReactNode } from 'react';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { Fact } from './details/Facts.tsx';
import type { CsvColumn } from './export/csv.ts';

/** Where else a field is shown, or why it is not: for readers of the table of fields. */
type Elsewhere = string;

/** Where and how staff see a field. Every field must decide about every place. */
export interface Field<Item extends GuestRecord, Section extends string> {
  /** Its column in the file. */
  file: CsvColumn<Row<Item>> | Elsewhere;
  /** Its column in the table. */
  table: Omit<GridColDef<Row<Item>>, 'field'> | Elsewhere;
  /** Its line in the small text of a card; the large parts of a card are laid out by hand. */
  card: ((row: Row<Item>) => string) | Elsewhere;
  /** Its fact in the sheet. */
  sheet: { section: Section; label: string; value: (row: Row<Item>) => ReactNode } | Elsewhere;
}

/** The display of each field of a record, in the order of file, table and sheet. */
export type Fields<Item extends GuestRecord, Section extends string> = Readonly<
  Record<keyof Item, Field<Item, Section>>
>;

/** The display of each field that the domain's table does not mark as plain. */
type NamedFields<
  Item extends GuestRecord,
  Section extends string,
  Table extends FieldTable,
> = Readonly<
  {
    [Name in Exclude<keyof Item, PlainIn<Table, 'file'>>]: Pick<Field<Item, Section>, 'file'>;
  } & {
    [Name in Exclude<keyof Item, PlainIn<Table, 'table'>>]: Pick<
      Field<Item, Section>,
      'table' | 'card'
    >;
  } & {
    [Name in Exclude<keyof Item, PlainIn<Table, 'sheet'>>]: Pick<Field<Item, Section>, 'sheet'>;
  } & { [Name in keyof Item]?: Partial<Field<Item, Section>> }
>;

/** Fields without an entry come last; facts of plain fields are in the given section of the sheet. */
export function withPlain<
  Item extends GuestRecord,
  Section extends string,
  Table extends FieldTable,
>(
  table: Table,
  section: NoInfer<Section>,
  named: NamedFields<Item, Section, Table>,
): Fields<Item, Section> {
  const merged = new Map<string, Partial<Field<Item, Section>>>(Object.entries(named));
  const add = (place: StaffPlace, build: (field: PlainField) => Partial<Field<Item, Section>>) => {
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
    sheet: { section, label, value: (row) => plainText(kind, valueIn(row, name)) },
  }));
  return Object.fromEntries(merged) as Fields<Item, Section>;
}

const valueIn = (row: object, name: string) =>
  Reflect.get(row, name) as string | number | undefined;

const plainText = ({ is }: FieldKind, value: string | number | undefined): string =>
  is === 'usd' && value !== undefined ? formatUsd(Number(value)) : String(value ?? '');

const placed = <Item extends GuestRecord, Section extends string>(fields: Fields<Item, Section>) =>
  Object.entries(fields) as [string, Field<Item, Section>][];

export const fileColumnsOf = <Item extends GuestRecord, Section extends string>(
  fields: Fields<Item, Section>,
): CsvColumn<Row<Item>>[] =>
  placed(fields).flatMap(([, { file }]) => (typeof file === 'string' ? [] : [file]));

export const tableColumnsOf = <Item extends GuestRecord, Section extends string>(
  fields: Fields<Item, Section>,
): GridColDef<Row<Item>>[] =>
  placed(fields).flatMap(([field, { table }]) =>
    typeof table === 'string' ? [] : [{ field, ...table } as GridColDef<Row<Item>>],
  );

/** The fields of a table's columns, including the one that opens the details, and the sortable ones. */
export function columnNamesOf<Item extends GuestRecord, Section extends string>(
  fields: Fields<Item, Section>,
) {
  const columns = tableColumnsOf(fields);
  return {
    columns: [...columns.map(({ field }) => field), 'details'],
    sortable: columns.filter(({ sortable }) => sortable !== false).map(({ field }) => field),
  };
}

/** The small text of a card. */
export const cardLineOf = <Item extends GuestRecord, Section extends string>(
  fields: Fields<Item, Section>,
  row: Row<Item>,
): string =>
  placed(fields)
    .flatMap(([, { card }]) => (typeof card === 'string' ? [] : [card(row)]))
    .filter(Boolean)
    .join(' · ');

interface FieldFactsProps<Item extends GuestRecord, Section extends string> {
  fields: Fields<Item, Section>;
  section: Section;
  row: Row<Item>;
}

/** The facts of a section of the sheet. */
export const FieldFacts = <Item extends GuestRecord, Section extends string>(
  props: FieldFactsProps<Item, Section>,
) =>
  placed(props.fields).flatMap(([field, { sheet }]) =>
    typeof sheet === 'string' || sheet.section !== props.section
      ? []
      : [
          <Fact key={field} label={sheet.label}>
            {sheet.value(props.row)}
          </Fact>,
        ],
  );
