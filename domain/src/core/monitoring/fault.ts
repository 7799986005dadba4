import { z } from 'zod';
import { reportLimits } from './limits.ts';

/** A fault report from a browser. Its texts are scrubbed before sending, and again on arrival. */
export const faultReportSchema = z.object({
  /** An error in the code, an error while rendering a page, a chunk that did not load, a slow page. */
  kind: z.enum(['error', 'page', 'part', 'slow']),
  message: z.string().max(reportLimits.message * 4),
  stack: z.string().max(reportLimits.bytes).default(''),
  /** The address of the page; only its route pattern is stored. */
  route: z.string().max(500),
  /** The release of the site, from the name of its entry file. */
  release: z.string().max(40).default(''),
});
export type FaultReport = z.infer<typeof faultReportSchema>;
