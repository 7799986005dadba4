import { z } from 'zod';

// Browser reports of violations of the content security policy: https://www.w3.org/TR/CSP3/#reporting

const text = z.string().max(1000);

/** 'application/csp-report', sent for `report-uri`. */
const oldForm = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'violated-directive': text.optional(),
    'effective-directive': text.optional(),
    'blocked-uri': text.default(''),
  }),
});

/** 'application/reports+json', sent for `report-to`: several reports at once, of which we read only these. */
const newForm = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text.nullish(),
  }),
});

/** What was blocked, on which page. */
export interface PolicyReport {
  address: string;
  directive: string;
  blocked: string;
}

const mostReports = 5;

/** The reports in the body of a request; an invalid body has none. */
export function policyReportsIn(body: unknown): PolicyReport[] {
  const old = oldForm.safeParse(body).data?.['csp-report'];
  if (old) {
    const directive = old['effective-directive'] ?? old['violated-directive'] ?? '';
    return [{ address: old['document-uri'], directive, blocked: old['blocked-uri'] }];
  }
  const list: unknown[] = Array.isArray(body) ? body.slice(0, mostReports) : [];
  return list.flatMap((one) => {
    const report = newForm.safeParse(one).data?.body;
    if (!report) return [];
    const { documentURL: address, effectiveDirective: directive, blockedURL: blocked } = report;
    return [{ address, directive, blocked: blocked ?? '' }];
  });
}
