// `npm run deploy`: checks, builds and deploys all of it to the project that web/.env.production.local names.
// `npm run deploy -- --dry-run` says what it would do.
import { productionEnv } from '../web/productionEnv.ts';
import { deploySteps } from './deploy/steps.ts';
import { fail, step } from './suite/progress.ts';

try {
  const args = process.argv.slice(2);
  const isDryRun = args.includes('--dry-run');
  if (args.length > Number(isDryRun)) throw new Error('Usage: npm run deploy [-- --dry-run]');
  const steps = deploySteps(productionEnv());
  for (const [index, { label, work }] of steps.entries()) {
    if (isDryRun) process.stdout.write(`  ${index + 1}. ${label}\n`);
    else await step(label, work);
  }
} catch (error) {
  fail(error);
}
