import type { EnvironmentName } from '../environments/environment.ts';
import { run, runToEnd } from '../../scripts/suite/run.ts';

/** Each deploy of an environment is a tag with this prefix; tags sort by time. */
const prefix = (name: EnvironmentName) => `deploy/${name}/`;

async function git(...args: string[]): Promise<string> {
  return (await run('git', args)).trim();
}
const works = async (...args: string[]) => (await runToEnd('git', args)).code === 0;

export const headCommit = () => git('rev-parse', 'HEAD');
export const shortHash = (commit: string) => commit.slice(0, 7);
export const isClean = async () => (await git('status', '--porcelain')) === '';

/** Why the working tree is not a pushed commit of the main branch; undefined if it is. */
export async function whyNotMain(): Promise<string | undefined> {
  if (!(await isClean())) return 'There are uncommitted files.';
  if (!(await works('rev-parse', '--verify', '--quiet', 'origin/main'))) {
    return 'There is no origin/main to compare with.';
  }
  await runToEnd('git', ['fetch', '--quiet', 'origin', 'main']);
  if (await works('merge-base', '--is-ancestor', 'HEAD', 'origin/main')) return undefined;
  return 'This commit is not on origin/main: it is not pushed, or it is on another branch.';
}

export interface Deployed {
  readonly tag: string;
  readonly commit: string;
}

/** The deploys of an environment that this clone and its origin know, oldest first. */
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

/** The version before the current one was first deployed. */
export function previousDeploy(deploys: readonly Deployed[]): Deployed | undefined {
  const now = deploys.at(-1)?.commit;
  const first = deploys.findIndex(({ commit }) => commit === now);
  return first > 0 ? deploys[first - 1] : undefined;
}

/** Tags this commit as deployed. Returns a warning for the user, if there is one. */
export async function tagDeploy(name: EnvironmentName, at: Date): Promise<string | undefined> {
  if (!(await isClean())) {
    return 'Not tagged, because there are uncommitted files: --back does not know this deploy.';
  }
  const tag = `${prefix(name)}${at.toISOString().replaceAll(':', '-').slice(0, 19)}Z`;
  await git('tag', tag);
  if (await works('push', '--quiet', 'origin', tag)) return undefined;
  return `The tag ${tag} could not be pushed. Please run: git push origin ${tag}`;
}

/** The number of files in some folders that differ between a deploy and the working tree. */
export async function changedSince(commit: string, places: readonly string[]): Promise<number> {
  const names = await git('diff', '--name-only', commit, '--', ...places);
  return names.split('\n').filter(Boolean).length;
}
