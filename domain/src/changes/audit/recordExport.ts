import { z } from 'zod';
import { exportedLists } from './securityEvent.ts';

/** The callable `recordExport`, for staff: says what is written to a file, before it is. */
export const recordExportInputSchema = z.object({
  /** The same when it is sent again. */
  exportId: z.uuid(),
  list: z.enum(exportedLists),
  rows: z.number().int().min(0).max(1_000_000),
});
export type RecordExportInput = z.infer<typeof recordExportInputSchema>;

export const recordExportAnswerSchema = z.object({ exportId: z.string() });
export type RecordExportAnswer = z.infer<typeof recordExportAnswerSchema>;
