import type { ExportedList } from '@selasar/domain/people';
import { toast } from 'sonner';
import { staffApi } from '../../../../data/api.ts';
import { download } from './download.ts';

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
