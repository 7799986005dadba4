/** One number of a row. */
export interface Figure {
  readonly what: string;
  /** How many bookings there were, where that matters. */
  readonly bookings?: number;
  readonly figure: number;
  readonly unit: string;
  /** At most this much; left out for what is only printed. */
  readonly target?: number;
}

/** What can be measured alone, by the name of its file. */
export interface Row {
  readonly measures: string;
  /** It takes minutes: left out unless it is asked for by its name. */
  readonly long?: true;
  readonly run: () => Promise<Figure[]>;
}

export const nameOf = ({ what, bookings }: Figure): string =>
  bookings === undefined ? what : `${what}, ${bookings.toLocaleString('en')} bookings`;
