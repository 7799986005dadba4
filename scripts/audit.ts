// `npm run audit`: asks the registry whether a package of the lock file has a known weakness. Ends with 1 when one has,
// and with 2 when nobody could be asked, which says nothing of the packages.
import { allowed } from './audit/allowed.ts';
import { askNpm } from './audit/askNpm.ts';
import { judgeAudit } from './audit/judge.ts';
import { ROOT } from './suite/root.ts';

const today = new Date().toISOString().slice(0, 10);
const { kind, lines } = judgeAudit(await askNpm(ROOT), allowed, today);
const heading = {
  clean: 'No package has a known weakness.',
  found: 'Known weaknesses; update the package, or allow it in scripts/audit/allowed.ts:',
  'not asked': 'The registry could not be asked, so nobody knows. It said:',
}[kind];
process.stdout.write(`${[heading, ...lines].join('\n  ')}\n`);
process.exitCode = { clean: 0, found: 1, 'not asked': 2 }[kind];
