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

/** What is left of a report, with nothing of a person. */
export interface SeenFault {
  kind: FaultReport['kind'] | 'policy';
  /** The file or the page; of what the policy stopped, its rule. */
  place: string;
  message: string;
  release: string;
  /** The pattern of the page's address. */
  route: string;
  /** Places in our own files. */
  frames: string[];
}

/** 'assets/index-Bx1.js:1:2' is of 'index': its name changes with each release. */
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

/** Of what was stopped only whose it is, or a word such as 'inline'. */
function hostOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).host.slice(0, 100) || 'unknown' : 'unknown';
}

function ofPolicy({ address, directive, blocked }: PolicyReport): SeenFault {
  const [name = ''] = /^[a-z-]{1,40}/.exec(directive) ?? [];
  const message = hostOf(blocked);
  return { kind: 'policy', place: name, message, release: '', route: routeOf(address), frames: [] };
}

/** What the body of a request reports: nothing if it makes no sense. Whatever it says, no more is kept than a pattern of it. */
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
