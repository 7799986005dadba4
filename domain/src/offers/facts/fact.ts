// The pages of offers load this file before the first interaction: it has no schema.

/** A label for each stored value. */
type Options = Readonly<Record<string, string>>;

/** The kind of a fact: how a form asks for it, and how it is shown. */
export type FactKind =
  | { is: 'choice'; options: Options }
  | { is: 'choices'; options: Options }
  | { is: 'count'; min: number; max: number; unit: 'from {count}' | '{count} m²' }
  /** 'HH:mm' in Bali. */
  | { is: 'time' }
  | { is: 'line'; maxLength: number }
  | { is: 'lines' }
  /** A line that is not translated. */
  | { is: 'name'; maxLength: number }
  /** The address of a picture of ours. */
  | { is: 'picture' }
  /** A line for each picture with a caption: the picture's key, a space, and the caption. */
  | { is: 'captions' }
  /** The keys of pictures, one per line. */
  | { is: 'pictures' };

export interface FactSpec {
  label: string;
  kind: FactKind;
  /**
   * The summary is a short list near the top of the page; the details are a list further down; the host has a part of
   * its own; the rest belongs to the pictures.
   */
  place: 'summary' | 'details' | 'host' | 'pictures';
}
/** The facts of tours or of villas, in the order in which they are shown. */
export type FactTable = Readonly<Record<string, FactSpec>>;

/** Whether staff write the value themselves. Such a fact is translated like any text of the offer. */
export const isTextFact = ({ is }: FactKind): boolean =>
  is === 'line' || is === 'lines' || is === 'captions';

/** The facts that are translated. */
export type TextFact<Table extends FactTable> = {
  [Name in keyof Table & string]: Table[Name]['kind']['is'] extends 'line' | 'lines' | 'captions'
    ? Name
    : never;
}[keyof Table & string];

export const textFactsOf = <Table extends FactTable>(table: Table): TextFact<Table>[] =>
  Object.entries(table).flatMap(([name, { kind }]) =>
    isTextFact(kind) ? [name as TextFact<Table>] : [],
  );

export type Facts<Name extends string = string> = Readonly<
  Partial<Record<Name, string | undefined>>
>;
