import { z } from 'zod';

/** A weakness that is known, and why it may stay for a while. */
export interface Allowed {
  /** The address of the advisory, such as 'https://github.com/advisories/GHSA-…'. */
  readonly url: string;
  readonly reason: string;
  /** The last day, such as '2027-01-31'; later the audit fails. */
  readonly until: string;
}

/** What came of an audit; nobody knows anything where the registry did not answer. */
export interface Verdict {
  readonly kind: 'clean' | 'found' | 'not asked';
  readonly lines: readonly string[];
}

const advisorySchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});
/** What `npm audit --json` prints; a package that only needs a weak one names it. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisorySchema])) }),
  ),
});

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** Judges what npm printed, on a day such as '2026-11-22'. */
export function judgeAudit(output: string, allowed: readonly Allowed[], today: string): Verdict {
  const { data: report } = reportSchema.safeParse(parsed(output));
  if (!report) {
    const said = output.trim().slice(0, 500) || 'npm printed nothing.';
    return { kind: 'not asked', lines: [said] };
  }
  const found = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== 'string');
  const advisories = [...new Map(found.map((one) => [one.url, one])).values()];
  const lines = advisories.flatMap(({ name, title, url, severity, range }) => {
    const entry = allowed.find((one) => one.url === url);
    const what = `${severity}: ${name} ${range}: ${title} (${url})`;
    if (!entry) return [what];
    return entry.until < today ? [`${what}; allowed until ${entry.until} only`] : [];
  });
  const stale = allowed
    .filter(({ url }) => !advisories.some((one) => one.url === url))
    .map(({ url }) => `${url} is allowed and no longer found: please remove it from the list`);
  const all = [...lines, ...stale];
  return { kind: all.length > 0 ? 'found' : 'clean', lines: all };
}
