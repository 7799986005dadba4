import type { EnvironmentName } from '../environments/environment.ts';
import { run, runToEnd } from '../../scripts/suite/run.ts';

/** What the deploys of an environment are known by: a tag for each, in the order of their names. */
const prefix = (name: EnvironmentName) => `deploy/${name}/`;

async function git(...args: string[]): Promise<string> {
  return (await run('git', args)).trim();
}
const works = async (...args: string[]) => (await runToEnd('git', args)).code === 0;

export const headCommit = () => git('rev-parse', 'HEAD');
export const shortOf = (commit: string) => commit.slice(0, 7);
export const isClean = async () => (await git('status', '--porcelain')) === '';

/** Why the files that lie here are not a commit of the main branch that others have, too; undefined if they are. */
export async function whyNotMain(): Promise<string | undefined> {
  if (!(await isClean())) return 'There are files here that are in no commit.';
  if (!(await works('rev-parse', '--verify', '--quiet', 'origin/main'))) {
    return 'There is no origin/main here to compare with.';
  }
  await runToEnd('git', ['fetch', '--quiet', 'origin', 'main']);
  if (await works('merge-base', '--is-ancestor', 'HEAD', 'origin/main')) return undefined;
  return 'This commit is not on origin/main: it is not pushed, or on another branch.';
}

export interface Deployed {
  readonly tag: string;
  readonly commit: string;
}

/** The deploys of an environment that this clone and its origin know, the oldest first. */
export async function deploysOf(name: EnvironmentName): Promise<Deployed[]> {
  await runToEnd('git', ['fetch', '--quiet', '--tags', 'origin']);
  const format = '%(refname:short) %(objectname)';
  const lines = await git('for-each-ref', `--format=${format}`, `refs/tags/${prefix(name)}`);
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [tag = '', commit = ''] = line.split(' ');
      return { tag, commit };
    });
}

/** What was there before the version that is there now came for the first time. */
export function before(deploys: readonly Deployed[]): Deployed | undefined {
  const now = deploys.at(-1)?.commit;
  const first = deploys.findIndex(({ commit }) => commit === now);
  return first > 0 ? deploys[first - 1] : undefined;
}

/** Tags this commit as deployed. Returns a warning for the user, if there is one. */
export async function noteDeploy(name: EnvironmentName, at: Date): Promise<string | undefined> {
  if (!(await isClean())) {
    return 'Not noted, because there are files in no commit: --back does not know this deploy.';
  }
  const tag = `${prefix(name)}${at.toISOString().replaceAll(':', '-').slice(0, 19)}Z`;
  await git('tag', tag);
  if (await works('push', '--quiet', 'origin', tag)) return undefined;
  return `Noted as ${tag} here alone, because it could not be pushed: git push origin ${tag}`;
}

/** How many files of some folders differ between a deploy and what lies here. */
export async function changedSince(commit: string, places: readonly string[]): Promise<number> {
  const names = await git('diff', '--name-only', commit, '--', ...places);
  return names.split('\n').filter(Boolean).length;
}
