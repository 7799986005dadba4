export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => string | number | undefined;
}

const mark = '\u{FEFF}';

/** Text that a spreadsheet would run as a formula, also in full-width characters (CSV injection). */
const formula = /^\s*[=+\-@\t\r]/;
/**
 * Text that a spreadsheet would turn into another number or a date: '0812', '1E5', more digits than it keeps, '3-4', '1/2/26'.
 * Days (2026-12-01) and times are written to be read as such.
 */
const lossy =
  /^\s*(?:0\d+|\d+(?:[.,]\d+)?e[+-]?\d+|\d{16,}|\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?)\s*$/i;

/**
 * Formats a value as CSV (RFC 4180). Text that a spreadsheet would take for something else gets a leading apostrophe, as
 * OWASP recommends. Values with any separator that a spreadsheet may use are quoted.
 */
export function csvValue(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const read = value.normalize('NFKC');
  const harmless = formula.test(read) || lossy.test(read) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => `${columns.map(({ value }) => csvValue(value(row))).join(',')}\r\n`).join('');

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  `${mark}${columns.map(({ heading }) => csvValue(heading)).join(',')}\r\n`;
