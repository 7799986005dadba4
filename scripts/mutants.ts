// `npm run test:rules:mutants`: changes each condition of the security rules in turn; the rules tests must notice.
// `-- --from 100` continues an interrupted run.
import { finish } from './checks/result.ts';
import { runMutants } from '../tests/mutants/runRulesMutants.ts';
import { endOnSignal } from './suite/run.ts';
import { fail } from './suite/progress.ts';

endOnSignal();
try {
  const from = process.argv.indexOf('--from');
  finish(await runMutants(undefined, from === -1 ? 0 : Number(process.argv[from + 1])));
} catch (error) {
  fail(error);
}
