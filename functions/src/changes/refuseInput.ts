import type { Report } from '@selasar/domain';
import { guestError } from '../platform/callError.ts';

/** A field that is at fault, and why, as a refusal of the call. */
export const refuseInput = ({ field, report }: { field: string; report: Report }) =>
  guestError({
    code: 'invalid-input',
    field,
    problem: report.message,
    facts: { problem: { code: report.message, facts: report.params ?? {} } },
  });
