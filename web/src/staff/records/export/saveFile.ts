import type { ExportedList } from '@selasar/domain';
import { toast } from 'sonner';
import { recordExport } from '../../../data/records/audit/recordExport.ts';
import { download } from './download.ts';

interface SavedFile {
  fileName: string;
  list: ExportedList;
  /** How many lines tell of something. */
  rows: number;
  parts: readonly string[];
}

/** Hands a file to the person, once it is written down that they have it. Tells them when that fails, and hands none. */
export async function saveFile({ fileName, list, rows, parts }: SavedFile): Promise<void> {
  try {
    await recordExport(list, rows);
  } catch {
    toast.error('The export failed. Nothing was saved; please try again.');
    return;
  }
  download(fileName, parts);
}
