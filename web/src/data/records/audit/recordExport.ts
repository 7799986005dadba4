import type { ExportedList, RecordExportAnswer, RecordExportInput } from '@selasar/domain';
import { staffApi } from '../../api.ts';

const call: (input: RecordExportInput) => Promise<RecordExportAnswer> = staffApi.recordExport;

/** Says what is written to a file, before it is. Rejects with a Failure; then there shall be no file. */
export const recordExport = (list: ExportedList, rows: number): Promise<RecordExportAnswer> =>
  call({ exportId: crypto.randomUUID(), list, rows });
