import { z } from 'zod';
import type { PersonalData } from './personalData.ts';
import type { SearchedAs } from './searchTerms.ts';

// The facts about the fields of a booking or a transfer, and what follows from them. The table of an aggregate has one
// entry per field.

/** The kind of a value: its input in forms, and how it is shown. */
export type FieldKind =
  | { is: 'text'; maxLength: number }
  | { is: 'count'; min: number; max: number }
  /** 'HH:mm', Bali time. */
  | { is: 'time' }
  /** US dollars. */
  | { is: 'usd' }
  /** The id of a crew member. */
  | { is: 'crew' };

/** The places that guests read. */
export const guestPlaces = ['guestForm', 'mail', 'trip', 'confirmation'] as const;
/** The places that staff read. */
export const staffPlaces = ['staffForm', 'file', 'table', 'sheet'] as const;
export const everywhere = [...guestPlaces, ...staffPlaces] as const;
export type GuestPlace = (typeof guestPlaces)[number];
export type StaffPlace = (typeof staffPlaces)[number];
/** The places that show a field or have an input for it. */
export type Place = GuestPlace | StaffPlace;

interface FieldFacts<Of extends string> {
  /** How it is stored and read. It reads old documents too: a new field has a default or is optional. */
  stored: z.ZodType;
  /** Its value in forms; absent if the server or staff decide it. A form has a value in each field: '' is none. */
  input?: z.ZodType<string | number>;
  /** The forms or kinds of booking that have an input for it; absent means all. */
  inputFor?: readonly Of[];
  /** Whether the guest sees it: then it is on the page of the trip, and a mail reports each change. */
  seenByGuest: boolean;
  /** How the staff's search finds a record by this field. */
  searched: SearchedAs;
  /** Which personal data it holds. */
  personalData: PersonalData;
}

/**
 * A place in `plainIn` shows the label and the value. Each other place names the field itself: it renders the field, or
 * says why it does not show it. A place that does neither does not compile.
 */
type FieldDisplay =
  | {
      /**
       * Its label in the history; null for a field that follows from others or that the history shows in another way.
       */
      label: string | null;
      kind?: FieldKind;
      plainIn?: never;
    }
  | { label: string; kind: FieldKind; plainIn: readonly Place[] };

export type FieldSpec<Of extends string = string> = FieldFacts<Of> & FieldDisplay;
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
type InputShape<Table extends FieldTable> = {
  -readonly [
    Name in keyof Table as Table[Name] extends { input: z.ZodType } ? Name : never
  ]: Table[Name] extends { input: infer Input } ? Input : never;
};
type InputShapeFor<Table extends FieldTable, Of extends string> = {
  -readonly [
    Name in keyof InputShape<Table> as Table[Name] extends {
      inputFor: readonly (infer Input)[];
    }
      ? Of extends Input
        ? Name
        : never
      : Name
  ]: InputShape<Table>[Name];
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

/** The fields of all forms. */
export const inputShape = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ input }) => input) as InputShape<Table>;

/** The fields of one form. */
export const inputShapeFor = <const Table extends FieldTable, const Of extends string>(
  table: Table,
  of: Of,
) =>
  mapped(table, (spec) => (isInputFor(spec, of) ? spec.input : undefined)) as InputShapeFor<
    Table,
    Of
  >;

/** The stored fields that the guest sees. */
export const seenShape = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ stored, seenByGuest }) =>
    seenByGuest ? stored : undefined,
  ) as SeenShape<Table>;

export const searchOf = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ searched }) => searched) as Readonly<Record<keyof Table, SearchedAs>>;

export const personalDataOf = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ personalData }) => personalData) as Readonly<Record<keyof Table, PersonalData>>;

export const isInputFor = ({ inputFor }: Pick<FieldSpec, 'inputFor'>, of: string): boolean =>
  inputFor === undefined || inputFor.includes(of);

/** A field that a place shows plainly. */
export interface PlainField {
  name: string;
  label: string;
  kind: FieldKind;
  inputFor?: readonly string[] | undefined;
}

/** The fields that a place shows plainly, in the order of the table. */
export const plainFieldsOf = (table: FieldTable, place: Place): PlainField[] =>
  entriesOf(table).flatMap(([name, { label, kind, inputFor, plainIn }]) => {
    const places: readonly Place[] = plainIn ?? [];
    return label !== null && kind && places.includes(place)
      ? [{ name, label, kind, inputFor }]
      : [];
  });

type WithoutDefaults<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner> ? Inner : Shape[Name];
};

/** The same fields, all required. */
export const withoutDefaults = <Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      schema instanceof z.ZodDefault ? schema.unwrap() : schema,
    ]),
  ) as WithoutDefaults<Shape>;

type FormValues<Table extends FieldTable> = {
  -readonly [Name in keyof InputShape<Table>]: InputShape<Table>[Name] extends z.ZodType<
    infer Value
  >
    ? Value
    : never;
};

/** A stored record as form values, except the fields that the form has under another name. */
export const asForm = <const Table extends FieldTable>(
  table: Table,
  record: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.keys(inputShape(table)).map((name) => [name, record[name] ?? '']),
  ) as FormValues<Table>;

/** Form values as they are stored: '' in a field that is no text means no value. */
type AsStored<Form> = {
  [Name in keyof Form]: Extract<Form[Name], number> extends never
    ? Form[Name]
    : Exclude<Form[Name], ''> | ('' extends Form[Name] ? undefined : never);
};

/**
 * The stored fields of a filled form: a field that its kind has no input for is empty, and an empty number is left out.
 */
export const asStored = <Form extends object>(table: FieldTable, form: Form, of: string) =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const spec = table[name];
      const isEmpty = value === '' || (spec !== undefined && !isInputFor(spec, of));
      return [name, isEmpty ? (spec?.kind?.is === 'count' ? undefined : '') : (value as unknown)];
    }),
  ) as AsStored<Form>;
