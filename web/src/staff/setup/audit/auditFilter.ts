import { auditKinds, isCivilDate } from '@selasar/domain';
import type { AuditFilter } from '../../../data/records/audit/useAuditLog.ts';

const dayIn = (text: string | null): string => (text && isCivilDate(text) ? text : '');

/** The filters of the audit log in the address; invalid ones are ignored. */
export const readFilter = (params: URLSearchParams): AuditFilter => ({
  kind: auditKinds.find((one) => one === params.get('kind')),
  by: params.get('by') || undefined,
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
});

/** The parameters of the filter. */
export const writtenFilter = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
