import { ROOT } from '../../scripts/suite/root.ts';
import { runToEnd } from '../../scripts/suite/run.ts';
import type { Environment } from '../environments/environment.ts';
import { confirm } from './confirm.ts';

/** Why a working tree is not a pushed commit of the main branch; undefined if it is. */
export async function whyNotMain(cwd = ROOT): Promise<string | undefined> {
  const git = (...args: string[]) => runToEnd('git', args, {}, { cwd });
  const works = async (...args: string[]) => (await git(...args)).code === 0;
  if ((await git('status', '--porcelain')).output !== '') return 'There are uncommitted files.';
  if (!(await works('rev-parse', '--verify', '--quiet', 'origin/main'))) {
    return 'There is no origin/main to compare with.';
  }
  await git('fetch', '--quiet', 'origin', 'main');
  if (await works('merge-base', '--is-ancestor', 'HEAD', 'origin/main')) return undefined;
  return 'This commit is not on origin/main: it is not pushed, or it is on another branch.';
}

/** Protects production from accidental deploys. */
export async function guardProduction(environment: Environment, yes: boolean): Promise<void> {
  const why = await whyNotMain();
  if (why) throw new Error(`${why} Production is deployed from origin/main.`);
  process.stdout.write(`This changes production, which guests use: ${environment.project}.\n`);
  await confirm(environment, yes);
}
