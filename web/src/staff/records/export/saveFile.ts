import type { ExportedList } from '@selasar/domain';
import { toast } from 'sonner';
import { recordExport } from '../../../data/records/audit/recordExport.ts';
import { download } from './download.ts';

interface SavedFile {
  fileName: string;
  list: ExportedList;
  /** Number of exported records. */
  rows: number;
  parts: readonly string[];
}

/** Downloads a file once the export is logged. Reports a failure, and then downloads nothing. */
export async function saveFile({ fileName, list, rows, parts }: SavedFile): Promise<void> {
  try {
    await recordExport(list, rows);
  } catch {
    toast.error('The export failed. Nothing was saved; please try again.');
    return;
  }
  download(fileName, parts);
}
