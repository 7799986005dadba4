import { spawnSync } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Environment, fileOf } from '../environments/environment.ts';
import { LOCAL, ROOT } from '../../scripts/suite/root.ts';
import { cleaned, run, runShown } from '../../scripts/suite/run.ts';
import { confirm } from './confirm.ts';
import { deploysOf, previousDeploy, shortHash } from './git.ts';
import type { DeployOptions } from './options.ts';

/**
 * Deploys the previous version again: its rules, functions and site, built from its commit in a separate folder. Throws an
 * Error if no earlier deploy is known.
 */
export async function rollBack(environment: Environment, options: DeployOptions): Promise<void> {
  const { name, project } = environment;
  const deploys = await deploysOf(name);
  const target = previousDeploy(deploys);
  const now = deploys.at(-1);
  if (!target || !now) {
    throw new Error(
      `No earlier version of ${name} is known: each deploy is a git tag deploy/${name}/… ` +
        'Please check out the commit that you want, and deploy it.',
    );
  }
  process.stdout.write(
    `Rolling back ${name} from ${shortHash(now.commit)} (${now.tag}) to ${shortHash(target.commit)} (${target.tag}).\n` +
      '  Deployed again: the rules, the functions (newer ones are deleted), the site.\n' +
      '  Not changed: data, accounts, pictures, indexes, settings in the console, and the current values of ' +
      `${fileOf(name)}.\n` +
      '  Data of the newer version stays: CHANGELOG.md says whether the earlier version can read it.\n',
  );
  if (options.dryRun) return;
  await confirm(environment, options.yes);
  const folder = path.join(LOCAL, 'roll-back');
  await rm(folder, { recursive: true, force: true });
  await run('git', ['worktree', 'prune']);
  await run('git', ['worktree', 'add', '--detach', folder, target.commit]);
  const deployAgain = async () => {
    await copyFile(path.join(ROOT, fileOf(name)), path.join(folder, fileOf(name)));
    // Its checks passed before its first deploy.
    const args = ['scripts/run.mjs', 'deploy', name, '--tested', '--anyway', '--yes'];
    if ((await runShown(process.execPath, args, {}, folder)) === 0) return;
    throw new Error(
      'The earlier version was only partly deployed. Please run the same command again.',
    );
  };
  await cleaned(deployAgain, () =>
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT }),
  );
  process.stdout.write(`${project} runs ${shortHash(target.commit)} again.\n`);
}
