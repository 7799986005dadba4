import { spawnSync } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Environment, fileOf } from '../environments/environment.ts';
import { LOCAL, ROOT } from '../../scripts/suite/root.ts';
import { cleaned, run, runShown } from '../../scripts/suite/run.ts';
import { confirm } from './confirm.ts';
import { before, deploysOf, shortOf } from './git.ts';
import type { DeployOptions } from './options.ts';

/**
 * Deploys again what was there before the last deploy: its rules, its functions and its site, built anew from its commit
 * in a folder of its own. Throws an Error if no deploy before is known.
 */
export async function goBack(environment: Environment, options: DeployOptions): Promise<void> {
  const { name, project } = environment;
  const deploys = await deploysOf(name);
  const target = before(deploys);
  const now = deploys.at(-1);
  if (!target || !now) {
    throw new Error(
      `No earlier version of ${name} is known: a deploy notes itself as a tag deploy/${name}/… in git. ` +
        'Please check out the commit that you want, and deploy it.',
    );
  }
  process.stdout.write(
    `${name} goes back from ${shortOf(now.commit)} (${now.tag}) to ${shortOf(target.commit)} (${target.tag}).\n` +
      '  Again as they were: the rules, the functions (newer ones are deleted), the site.\n' +
      '  Not touched: data, accounts, pictures, indexes, what is set in the console, and the values of ' +
      `${fileOf(name)}, which are those of now.\n` +
      '  What the newer version has written stays: read in CHANGELOG.md whether the earlier one can read it.\n',
  );
  if (options.dryRun) return;
  await confirm(environment, options.yes);
  const folder = path.join(LOCAL, 'back');
  await rm(folder, { recursive: true, force: true });
  await run('git', ['worktree', 'prune']);
  await run('git', ['worktree', 'add', '--detach', folder, target.commit]);
  const deployAgain = async () => {
    await copyFile(path.join(ROOT, fileOf(name)), path.join(folder, fileOf(name)));
    // Its checks have passed before it was deployed for the first time.
    const args = ['scripts/run.mjs', 'deploy', name, '--tested', '--anyway', '--yes'];
    if ((await runShown(process.execPath, args, {}, folder)) === 0) return;
    throw new Error('The earlier version was not deployed whole; run the same command again.');
  };
  await cleaned(deployAgain, () =>
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT }),
  );
  process.stdout.write(`${project} is back at ${shortOf(target.commit)}.\n`);
}
