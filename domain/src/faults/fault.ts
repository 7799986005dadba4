import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { reportLimits } from './limits.ts';

/**
 * What is seen of browsers: an error of the code, of a page's drawing, a part that did not come, a slow page, what the
 * content security policy stops. Of the server: a call or a run that failed.
 */
export const faultKinds = ['error', 'page', 'part', 'slow', 'policy', 'server'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What a browser reports. Its words are scrubbed when they are sent, and again when they come. */
export const faultReportSchema = z.object({
  kind: z.enum(['error', 'page', 'part', 'slow']),
  message: z.string().max(reportLimits.message * 4),
  stack: z.string().max(reportLimits.bytes).default(''),
  /** The address of the page; only its pattern is kept. */
  route: z.string().max(500),
  /** Of the site, as the name of its entry file has it. */
  release: z.string().max(40).default(''),
});
export type FaultReport = z.infer<typeof faultReportSchema>;

/** A document of `faults` with its id: all that are of one kind, at one place, with the same words. */
export const faultSchema = z.object({
  id: z.string(),
  kind: z.enum(faultKinds),
  /** The file, the operation or the page. */
  place: z.string(),
  message: z.string(),
  /** About so many: some of a storm are not counted. */
  count: z.number().int(),
  firstAt: instantSchema,
  lastAt: instantSchema,
  /** Where it was seen last: the release, the page, the frames of the stack, the id of the call. */
  release: z.string(),
  route: z.string(),
  sample: z.array(z.string()).default([]),
  requestId: z.string().optional(),
  /** When an admin took it for mended. */
  resolvedAt: instantSchema.optional(),
});
export type Fault = z.infer<typeof faultSchema>;

/** A fault that was taken for mended, and has come again, is open. */
export const isOpen = ({ resolvedAt, lastAt }: Fault): boolean =>
  resolvedAt === undefined || lastAt > resolvedAt;
