/** A column of a table file. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => string | number | undefined;
}

const mark = '\u{FEFF}';

/**
 * A value as CSV (RFC 4180) wants it. Text that a spreadsheet would take for a formula, also in full-width letters, gets
 * an apostrophe before it, as OWASP advises against CSV injection. What any spreadsheet takes for the end of a cell is
 * quoted.
 */
export function csvValue(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^\s*[=+\-@\t\r]/.test(value.normalize('NFKC')) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The rows as lines, each ended. */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => `${columns.map(({ value }) => csvValue(value(row))).join(',')}\r\n`).join('');

/** The first line. The mark before it tells spreadsheets that the file is UTF-8. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  `${mark}${columns.map(({ heading }) => csvValue(heading)).join(',')}\r\n`;
