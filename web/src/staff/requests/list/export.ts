import type { ExportedList } from '@selasar/domain/people';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';

export interface ExportProgress {
  done: number;
  total: number;
}

interface Export<Row> {
  fileName: string;
  list: ExportedList;
  columns: readonly CsvColumn<Row>[];
  read: (signal: AbortSignal) => AsyncIterable<{ items: Row[]; read: number; total: number }>;
}

/** If stopped, it saves no file. */
export function useExport<Row>({ fileName, list, columns, read }: Export<Row>) {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    const lines = [csvHead(columns)];
    let done = 0;
    setProgress({ done, total: 0 });
    try {
      for await (const { items, read: count, total } of read(controller.signal)) {
        if (controller.signal.aborted) break;
        lines.push(csvLines(columns, items));
        done += count;
        setProgress({ done, total });
      }
      if (!controller.signal.aborted) {
        await saveFile({ fileName, list, rows: done, parts: lines });
      }
    } catch {
      toast.error('The export failed. Nothing was saved; please try again.');
    }
    setProgress(undefined);
  };

  return { progress, start, stop: () => running.current?.abort() };
}

interface SavedFile {
  fileName: string;
  list: ExportedList;
  rows: number;
  parts: readonly string[];
}

/** Downloads a file once the export is logged. Reports a failure, and then downloads nothing. */
export async function saveFile({ fileName, list, rows, parts }: SavedFile): Promise<void> {
  try {
    await staffApi.recordExport({ exportId: crypto.randomUUID(), list, rows });
  } catch {
    toast.error('The export failed. Nothing was saved; please try again.');
    return;
  }
  download(fileName, parts);
}

export function download(
  fileName: string,
  parts: readonly string[],
  type = 'text/csv;charset=utf-8',
): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

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
