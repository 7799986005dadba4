import type { ExportedList } from '@selasar/domain/people';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { csvHead, csvLines } from './csv.ts';
import type { CsvColumn } from './csv.ts';
import { saveFile } from './saveFile.ts';

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
