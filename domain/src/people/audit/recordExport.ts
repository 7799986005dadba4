import { z } from 'zod';
import { exportedLists } from './securityEvent.ts';

export const recordExportInputSchema = z.object({
  /** A retry sends the same id. */
  exportId: z.uuid(),
  list: z.enum(exportedLists),
  rows: z.number().int().min(0).max(1_000_000),
});
export type RecordExportInput = z.infer<typeof recordExportInputSchema>;

export const recordExportAnswerSchema = z.object({ exportId: z.string() });
export type RecordExportAnswer = z.infer<typeof recordExportAnswerSchema>;
