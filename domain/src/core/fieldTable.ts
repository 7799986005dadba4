import { z } from 'zod';
import type { SearchedAs } from './searchTerms.ts';

// The facts about the fields of a booking or a transfer, and what follows from them.

export type FieldKind =
  | { is: 'text'; maxLength: number }
  | { is: 'count'; min: number; max: number }
  /** 'HH:mm', Bali time. */
  | { is: 'time' }
  | { is: 'usd' }
  /** Guests who are not adults. */
  | { is: 'party' }
  /** Extras and the pickup area, with the names that the record has. */
  | { is: 'extras' }
  | { is: 'crew' }
  | { is: 'source' };

/** `calendar` is the file for the guest's own one. */
const guestPlaces = ['guestForm', 'mail', 'trip', 'confirmation', 'calendar', 'crew'] as const;
/**
 * `file` is the export, `day` the board of a day, its print and the text for a driver, `notice` the mail to the company, `seats`
 * the calendar's list of who comes on a tour.
 */
const staffPlaces = ['staffForm', 'file', 'table', 'sheet', 'day', 'notice', 'seats'] as const;
/** A card in a list, a placeholder of a message and a change request show no field plainly. */
const ownPlaces = ['card', 'template', 'change'] as const;
export const everywhere = [...guestPlaces, ...staffPlaces, ...ownPlaces] as const;
export type GuestPlace = (typeof guestPlaces)[number];
export type StaffPlace = (typeof staffPlaces)[number];
type PlainPlace = GuestPlace | StaffPlace;
type Place = (typeof everywhere)[number];
/** A form has an entry for each field that it does not show plainly. */
type OwnPlace = Exclude<Place, 'guestForm' | 'staffForm'>;

interface FieldFacts {
  /** It reads old documents too: a new field has a default or is optional. */
  stored: z.ZodType;
  /** If so, it is on the page of the trip, and a mail reports each change. */
  seenByGuest: boolean;
  personalData: PersonalData;
}

/** Only text is found by its terms. */
type FieldSearch =
  | { searched: 'no' }
  | { searched: SearchedAs; stored: z.ZodType<string | undefined> };

type FieldInput<Of extends string> =
  /** The server or staff decide it. */
  | { input?: never; inputFor?: never }
  | {
      /** A form has a value in each field: '' is none. */
      input: z.ZodType<string | number>;
      /** Forms or kinds of booking. */
      inputFor: readonly Of[];
    };

/**
 * A `plainIn` place shows label and value, if it shows any field so. All other places need an entry of their own for the field:
 * none of them compiles without it, except those in `notIn`.
 */
type FieldDisplay =
  | {
      /** In the history; null if it follows from others or is shown there in another way. */
      label: string | null;
      kind?: FieldKind;
      shownIn: readonly OwnPlace[];
      plainIn?: never;
      notIn?: never;
    }
  | {
      label: string;
      kind: FieldKind;
      plainIn: readonly Place[];
      shownIn?: readonly OwnPlace[];
      notIn?: readonly Place[];
    };

export type FieldSpec<Of extends string = string> = FieldFacts &
  FieldSearch &
  FieldInput<Of> &
  FieldDisplay;
export type FieldTable<Of extends string = string> = Readonly<Record<string, FieldSpec<Of>>>;

type Listed<Spec, List extends 'plainIn' | 'shownIn' | 'notIn'> =
  Spec extends Readonly<Record<List, readonly (infer In)[]>> ? In : never;
type Plain<Spec> = Exclude<Listed<Spec, 'plainIn'>, Listed<Spec, 'notIn'>>;

export type PlainIn<Table extends FieldTable, In extends PlainPlace> = {
  [Name in keyof Table]: In extends Plain<Table[Name]> ? Name : never;
}[keyof Table];

export type ShownIn<Table extends FieldTable, In extends OwnPlace> = {
  [Name in keyof Table]: In extends
    | Listed<Table[Name], 'shownIn'>
    | Exclude<Plain<Table[Name]>, PlainPlace>
    ? Name
    : never;
}[keyof Table];

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

export const storedShape = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ stored }) => stored) as StoredShape<Table>;

export const inputShape = <const Table extends FieldTable>(table: Table) =>
  mapped(table, ({ input }) => input) as InputShape<Table>;

export const inputShapeFor = <const Table extends FieldTable, const Of extends string>(
  table: Table,
  of: Of,
) =>
  mapped(table, (spec) => (isInputFor(spec, of) ? spec.input : undefined)) as InputShapeFor<
    Table,
    Of
  >;

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

export interface PlainField {
  name: string;
  label: string;
  kind: FieldKind;
  inputFor?: readonly string[] | undefined;
}

export const plainFieldsOf = (table: FieldTable, place: PlainPlace): PlainField[] =>
  entriesOf(table).flatMap(([name, { label, kind, inputFor, plainIn, notIn }]) => {
    const isPlain = plainIn?.includes(place) && !notIn?.includes(place);
    return label !== null && kind && isPlain ? [{ name, label, kind, inputFor }] : [];
  });

type WithoutDefaults<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner> ? Inner : Shape[Name];
};

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

export const asForm = <const Table extends FieldTable>(
  table: Table,
  record: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.keys(inputShape(table)).map((name) => [name, record[name] ?? '']),
  ) as FormValues<Table>;

/** '' in a field that is no text means no value. */
type AsStored<Form> = {
  [Name in keyof Form]: Extract<Form[Name], number> extends never
    ? Form[Name]
    : Exclude<Form[Name], ''> | ('' extends Form[Name] ? undefined : never);
};

export const asStored = <Form extends object>(table: FieldTable, form: Form, of: string) =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const spec = table[name];
      const isEmpty = value === '' || (spec !== undefined && !isInputFor(spec, of));
      return [name, isEmpty ? (spec?.kind?.is === 'count' ? undefined : '') : (value as unknown)];
    }),
  ) as AsStored<Form>;

interface PersonalDataKind {
  what: string;
  /** Whether it is erased when its retention time ends or the guest asks for erasure. */
  erased: 'yes' | 'no' | 'its notes';
}

const kinds = {
  nothing: { what: 'no personal data', erased: 'no' },
  name: { what: 'name of the guest', erased: 'yes' },
  email: { what: 'email address of the guest', erased: 'yes' },
  phone: { what: 'phone number of the guest', erased: 'yes' },
  place: { what: 'where the guest stays, flies or is picked up', erased: 'yes' },
  words: { what: 'free text that somebody wrote', erased: 'yes' },
  link: { what: 'links to all records of the same guest', erased: 'yes' },
  payments: { what: 'payments, with notes of staff', erased: 'its notes' },
  staff: { what: 'which member of staff or crew', erased: 'no' },
} as const satisfies Record<string, PersonalDataKind>;
export type PersonalData = keyof typeof kinds;

export const personalDataKinds: Readonly<Record<PersonalData, PersonalDataKind>> = kinds;

/** The same of several fields. */
/* @__NO_SIDE_EFFECTS__ */
export const allOf = <const Value extends string, const Name extends string>(
  value: Value,
  names: readonly Name[],
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

export type PersonalDataOf<Stored> = Readonly<Record<keyof Stored, PersonalData>>;

export const removedText = 'Removed';

/**
 * It reads old documents too, so a new field has a default or is optional. Empty values are not stored: a field may be
 * absent only if '' can be typed.
 */
export type StoredAs<Form> = {
  readonly [Field in keyof Form]-?: z.ZodType<
    '' extends Form[Field] ? Form[Field] | undefined : Form[Field]
  >;
};
