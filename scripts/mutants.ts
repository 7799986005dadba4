// `npm run test:rules:mutants`: changes each condition of the security rules in turn; the rules tests must notice.
// `-- --from 100` continues an interrupted run.
import { finish } from './checks/finish.ts';
import { runMutants } from '../tests/mutants/runRulesMutants.ts';
import { commandLine } from './suite/commandLine.ts';
import { endOnSignal } from './suite/run.ts';
import { fail } from './suite/progress.ts';

try {
  const usage = 'Usage: npm run test:rules:mutants [-- --from N]';
  const { values } = commandLine(usage, { options: { from: { type: 'string', default: '0' } } });
  if (!/^\d+$/.test(values.from)) throw new Error(`--from ${values.from}: a number.\n${usage}`);
  endOnSignal();
  finish(await runMutants(undefined, Number(values.from)));
} catch (error) {
  fail(error);
}
