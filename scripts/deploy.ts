// `npm run deploy`: builds the site for production and deploys all of it to the project chosen with `firebase use`.
import { spawnSync } from 'node:child_process';
import { run, tool } from './suite/run.ts';
import { fail, step } from './suite/progress.ts';
import { ROOT } from './suite/root.ts';

try {
  await step('Building the site', () => run(tool('vite'), ['build', 'web']));
  const deploy = spawnSync(tool('firebase'), ['deploy', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exit(deploy.status ?? 1);
} catch (error) {
  fail(error);
}
