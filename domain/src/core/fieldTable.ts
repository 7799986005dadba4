import { z } from 'zod';
import type { PersonalData } from '../people/privacy/personalData.ts';
import type { SearchedAs } from './searchTerms.ts';

// What is said of the fields of a booking or a transfer, and what follows from it: the table of an aggregate has one
// entry for each field.

/** What a value is: how it is typed in a form, and how it is shown. */
export type FieldKind =
  | { is: 'text'; maxLength: number }
  | { is: 'count'; min: number; max: number }
  /** 'HH:mm', Bali time. */
  | { is: 'time' }
  /** US dollars. */
  | { is: 'usd' }
  /** The id of somebody of the crew. */
  | { is: 'crew' };

/** The places that guests read. */
export const guestPlaces = ['guestForm', 'mail', 'trip', 'confirmation'] as const;
/** The places that staff read. */
export const staffPlaces = ['staffForm', 'file', 'table', 'sheet'] as const;
export const everywhere = [...guestPlaces, ...staffPlaces] as const;
export type GuestPlace = (typeof guestPlaces)[number];
export type StaffPlace = (typeof staffPlaces)[number];
/** The places that show a field or ask for it. */
export type Place = GuestPlace | StaffPlace;

interface FieldFacts<Of extends string> {
  /** How it is stored, and read. Old documents are read so too: a new field has a default or is optional. */
  stored: z.ZodType;
  /** How forms ask for it; none that the server or staff decide. A form has a value in each field: '' is none. */
  asked?: z.ZodType<string | number>;
  /** Of whom it is asked: a form, or a kind of booking; nothing is everyone. */
  askedOf?: readonly Of[];
  /** Whether its guest sees it: then it is part of the page of the trip, and a change of it is told by mail. */
  seenByGuest: boolean;
  /** How the staff's search finds the record by it. */
  searched: SearchedAs;
  /** What it tells of a person. */
  tells: PersonalData;
}

/**
 * A place that is in `plainIn` shows the label and the value. Each other place names the field itself: it lays it out, or
 * says why it does not show it. Whoever does neither does not compile.
 */
type FieldLooks =
  | {
      /** What the history calls it; null of one that follows from others, or is told in another way. */
      label: string | null;
      kind?: FieldKind;
      plainIn?: never;
    }
  | { label: string; kind: FieldKind; plainIn: readonly Place[] };

export type FieldSpec<Of extends string = string> = FieldFacts<Of> & FieldLooks;
export type FieldTable<Of extends string = string> = Readonly<Record<string, FieldSpec<Of>>>;

/** The fields that a place shows plainly. */
export type PlainIn<Table extends FieldTable, In extends Place> = {
  [Name in keyof Table]: Table[Name] extends { plainIn: readonly (infer Plain)[] }
    ? In extends Plain
      ? Name
      : never
    : never;
}[keyof Table];

/** The fields that a place has to name. */
export type NamedIn<Table extends FieldTable, In extends Place> = Exclude<
  keyof Table,
  PlainIn<Table, In>
>;

type StoredShape<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: Table[Name]['stored'];
};
type AskedShape<Table extends FieldTable> = {
  -readonly [
    Name in keyof Table as Table[Name] extends { asked: z.ZodType } ? Name : never
  ]: Table[Name] extends { asked: infer Asked } ? Asked : never;
};
type AskedShapeOf<Table extends FieldTable, Of extends string> = {
  -readonly [
    Name in keyof AskedShape<Table> as Table[Name] extends {
      askedOf: readonly (infer Asked)[];
    }
      ? Of extends Asked
        ? Name
        : never
      : Name
  ]: AskedShape<Table>[Name];
};
type SeenShape<Table extends FieldTable> = {
  -readonly [
    Name in keyof Table as Table[Name]['seenByGuest'] extends true ? Name : never
  ]: Table[Name]['stored'];
};

const entriesOf = <Table extends FieldTable>(table: Table) =>
  Object.entries(table) as [keyof Table & string, FieldSpec][];

const mapped = (table: FieldTable, valueOf: (spec: FieldSpec) => unknown): object =>
  Object.fromEntries(
    entriesOf(table)
      .map(([name, spec]) => [name, valueOf(spec)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** How the fields are stored. */
export const storedShape = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ stored }) => stored) as StoredShape<Table>;

/** How forms ask for the fields, whoever is asked. */
export const askedShape = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ asked }) => asked) as AskedShape<Table>;

/** How one form asks for its fields. */
export const askedShapeOf = <const Table extends FieldTable, const Of extends string>(
  table: Table,
  of: Of,
) =>
  mapped(table, (spec) => (isAskedOf(spec, of) ? spec.asked : undefined)) as AskedShapeOf<
    Table,
    Of
  >;

/** The stored fields that their guest sees. */
export const seenShape = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ stored, seenByGuest }) =>
    seenByGuest ? stored : undefined,
  ) as SeenShape<Table>;

export const searchOf = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ searched }) => searched) as Readonly<Record<keyof Table, SearchedAs>>;

export const tellsOf = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ tells }) => tells) as Readonly<Record<keyof Table, PersonalData>>;

export const isAskedOf = ({ askedOf }: Pick<FieldSpec, 'askedOf'>, of: string): boolean =>
  askedOf === undefined || askedOf.includes(of);

/** A field that a place shows plainly. */
export interface PlainField {
  name: string;
  label: string;
  kind: FieldKind;
  askedOf?: readonly string[] | undefined;
}

/** The fields that a place shows plainly, in the order of the table. */
export const plainFieldsOf = (table: FieldTable, place: Place): PlainField[] =>
  entriesOf(table).flatMap(([name, { label, kind, askedOf, plainIn }]) => {
    const places: readonly Place[] = plainIn ?? [];
    return label !== null && kind && places.includes(place) ? [{ name, label, kind, askedOf }] : [];
  });

type WithoutDefaults<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner> ? Inner : Shape[Name];
};

/** The same fields, none of which may be left out. */
export const withoutDefaults = <Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      schema instanceof z.ZodDefault ? schema.unwrap() : schema,
    ]),
  ) as WithoutDefaults<Shape>;

type AskedForm<Table extends FieldTable> = {
  -readonly [Name in keyof AskedShape<Table>]: AskedShape<Table>[Name] extends z.ZodType<
    infer Value
  >
    ? Value
    : never;
};

/** A stored record as its form has it, but for what the form has under another name. */
export const asForm = <const Table extends FieldTable>(
  table: Table,
  record: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.keys(askedShape(table)).map((name) => [name, record[name] ?? '']),
  ) as AskedForm<Table>;

/** What is typed, as it is stored: '' is none where it is no text. */
type AsStored<Form> = {
  [Name in keyof Form]: Extract<Form[Name], number> extends never
    ? Form[Name]
    : Exclude<Form[Name], ''> | ('' extends Form[Name] ? undefined : never);
};

/** How a filled form is stored: what is not asked of its kind is empty, and a number that was left empty is none. */
export const asStored = <Form extends object>(table: FieldTable, form: Form, of: string) =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const spec = table[name];
      const isEmpty = value === '' || (spec !== undefined && !isAskedOf(spec, of));
      return [name, isEmpty ? (spec?.kind?.is === 'count' ? undefined : '') : (value as unknown)];
    }),
  ) as AsStored<Form>;
