/** A column of a CSV file. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => string | number | undefined;
}

const mark = '\u{FEFF}';

/**
 * Formats a value as CSV (RFC 4180). Text that a spreadsheet would read as a formula, also in full-width characters,
 * gets a leading apostrophe, as OWASP recommends against CSV injection. Values with any separator that a spreadsheet
 * may use are quoted.
 */
export function csvValue(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^\s*[=+\-@\t\r]/.test(value.normalize('NFKC')) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The rows as lines, each with its line end. */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => `${columns.map(({ value }) => csvValue(value(row))).join(',')}\r\n`).join('');

/** The first line. The byte order mark tells spreadsheets that the file is UTF-8. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  `${mark}${columns.map(({ heading }) => csvValue(heading)).join(',')}\r\n`;
