import { environmentNames, type EnvironmentName } from '../environments/environment.ts';
import { commandLine } from '../../scripts/suite/commandLine.ts';

export interface DeployOptions {
  readonly name: EnvironmentName;
  readonly dryRun: boolean;
  /** The name of a preview: only its site is deployed. */
  readonly preview: string | undefined;
  readonly back: boolean;
  /** The checks have passed for this commit already. */
  readonly tested: boolean;
  /** Runs without confirmation. */
  readonly yes: boolean;
  /** Also deploys uncommitted files, or a commit that is not on the main branch. */
  readonly anyway: boolean;
}

export const USAGE = `Usage: npm run deploy -- staging|production [options]
  --dry-run        runs all checks and builds, and prints what would change
  --preview NAME   deploys only the site, to a preview address for seven days (staging)
  --back           deploys the previous version again
  --tested         skips the checks, if they have passed for this commit
  --yes            runs without confirmation, for workflows
  --anyway         deploys to production also uncommitted files, or a commit that is not on origin/main`;

/** Parses the command line. Throws an Error with the correct usage. */
export function readDeployOptions(args: readonly string[]): DeployOptions {
  const { values, positionals } = commandLine(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      preview: { type: 'string' },
      back: { type: 'boolean' },
      tested: { type: 'boolean' },
      yes: { type: 'boolean' },
      anyway: { type: 'boolean' },
    },
  });
  const [wanted, ...more] = positionals;
  const name = environmentNames.find((each) => each === wanted);
  if (!name || more.length > 0) throw new Error(USAGE);
  const { preview, back = false } = values;
  const { 'dry-run': dryRun = false, tested = false, yes = false, anyway = false } = values;
  if (preview !== undefined && name !== 'staging') {
    throw new Error('A preview uses the data of staging: npm run deploy -- staging --preview NAME');
  }
  if (preview !== undefined && !/^[a-z0-9][a-z0-9-]{0,30}$/.test(preview)) {
    throw new Error(
      `--preview ${preview}: please use at most 31 lowercase letters, digits and '-'.`,
    );
  }
  if (back && preview !== undefined) throw new Error(USAGE);
  return { name, dryRun, preview, back, tested, yes, anyway };
}
