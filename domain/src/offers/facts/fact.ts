// The pages of offers load this file before the first interaction: it has no schema.

type Options = Readonly<Record<string, string>>;

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
  place: 'summary' | 'details' | 'host' | 'booked' | 'pictures';
}
export type FactTable = Readonly<Record<string, FactSpec>>;

/** Staff write the value themselves: it is translated like any text of the offer. */
export const isTextFact = ({ is }: FactKind): boolean =>
  is === 'line' || is === 'lines' || is === 'captions';

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
