import {
  faultReportSchema,
  framesIn,
  policyReportsIn,
  reportLimits,
  routeOf,
  scrubbed,
  type FaultReport,
  type PolicyReport,
} from '@selasar/domain';

/** A report without personal data. */
export interface SeenFault {
  kind: FaultReport['kind'] | 'policy';
  /** The file or page; for a policy violation, the directive. */
  place: string;
  message: string;
  release: string;
  /** The route pattern of the page. */
  route: string;
  /** Positions in our own files. */
  frames: string[];
}

/** 'assets/index-Bx1.js:1:2' becomes 'index': the hash changes with each release. */
const fileOf = (frame: string): string =>
  /^assets\/(.+?)(?:-[\w-]{8})?\.js:/.exec(frame)?.[1] ?? '';

const releaseOf = (release: string): string => (/^[\w-]{1,20}$/.test(release) ? release : '');

function ofBrowser({ kind, message, stack, route, release }: FaultReport): SeenFault {
  const frames = framesIn(stack);
  const pattern = routeOf(route);
  return {
    kind,
    place: frames[0] ? fileOf(frames[0]) : pattern,
    message: scrubbed(message),
    release: releaseOf(release),
    route: pattern,
    frames,
  };
}

/** The origin of what the policy blocked, or a keyword such as 'inline'. */
function hostOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).host.slice(0, 100) || 'unknown' : 'unknown';
}

function ofPolicy({ address, directive, blocked }: PolicyReport): SeenFault {
  const [name = ''] = /^[a-z-]{1,40}/.exec(directive) ?? [];
  const message = hostOf(blocked);
  return { kind: 'policy', place: name, message, release: '', route: routeOf(address), frames: [] };
}

/** Parses the reports in a request body; empty if it is invalid. Only values of a known pattern are kept. */
export function readReport(body: Buffer): SeenFault[] {
  if (body.length > reportLimits.bytes) return [];
  const json = parsed(body.toString());
  const report = faultReportSchema.safeParse(json).data;
  return report ? [ofBrowser(report)] : policyReportsIn(json).map(ofPolicy);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
