import type { Report } from '@selasar/domain';
import { guestError } from '../platform/callError.ts';

/** The error for one invalid field, with its reason. */
export const refuseInput = ({ field, report }: { field: string; report: Report }) =>
  guestError({
    code: 'invalid-input',
    field,
    problem: report.message,
    facts: { problem: { code: report.message, facts: report.params ?? {} } },
  });
