import type { ExportedList, RecordExportAnswer, RecordExportInput } from '@selasar/domain';
import { staffApi } from '../../api.ts';

const call: (input: RecordExportInput) => Promise<RecordExportAnswer> = staffApi.recordExport;

/** Logs an export before the file is saved. Rejects with a Failure; then no file may be saved. */
export const recordExport = (list: ExportedList, rows: number): Promise<RecordExportAnswer> =>
  call({ exportId: crypto.randomUUID(), list, rows });
