import { z } from 'zod';
import { reportLimits } from './limits.ts';

/** What a browser reports. Its words are scrubbed when they are sent, and again when they come. */
export const faultReportSchema = z.object({
  /** An error of the code, of a page's drawing, a part that did not come, a slow page. */
  kind: z.enum(['error', 'page', 'part', 'slow']),
  message: z.string().max(reportLimits.message * 4),
  stack: z.string().max(reportLimits.bytes).default(''),
  /** The address of the page; only its pattern is kept. */
  route: z.string().max(500),
  /** Of the site, as the name of its entry file has it. */
  release: z.string().max(40).default(''),
});
export type FaultReport = z.infer<typeof faultReportSchema>;
