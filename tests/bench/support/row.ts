/** One figure of a row. */
export interface Figure {
  readonly what: string;
  /** The number of bookings, if relevant. */
  readonly bookings?: number;
  readonly figure: number;
  readonly unit: string;
  /** The upper bound; undefined if the figure is only printed. */
  readonly target?: number;
}

/** A row that can be measured alone, named after its file. */
export interface Row {
  readonly measures: string;
  /** Takes minutes, so it runs only if requested by name. */
  readonly long?: true;
  readonly run: () => Promise<Figure[]>;
}

export const nameOf = ({ what, bookings }: Figure): string =>
  bookings === undefined ? what : `${what}, ${bookings.toLocaleString('en')} bookings`;
