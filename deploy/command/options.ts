import { environmentNames, type EnvironmentName } from '../environments/environment.ts';
import { commandLine } from '../../scripts/suite/commandLine.ts';

export interface DeployOptions {
  readonly name: EnvironmentName;
  readonly dryRun: boolean;
  /** The name of a preview: only its site is deployed. */
  readonly preview: string | undefined;
  /** The checks have passed for this commit already. */
  readonly tested: boolean;
  /** Runs without confirmation. */
  readonly yes: boolean;
}

export const USAGE = `Usage: npm run deploy -- staging|production [options]
  --dry-run        runs all checks and builds, and deploys nothing
  --preview NAME   deploys only the site, to a preview address for seven days (staging)
  --tested         skips the checks, if they have passed for this commit
  --yes            runs without confirmation, for workflows`;

/** Parses the command line. Throws an Error with the correct usage. */
export function readDeployOptions(args: readonly string[]): DeployOptions {
  const { values, positionals } = commandLine(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      preview: { type: 'string' },
      tested: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [wanted, ...more] = positionals;
  const name = environmentNames.find((each) => each === wanted);
  if (!name || more.length > 0) throw new Error(USAGE);
  const { 'dry-run': dryRun, preview, tested, yes } = values;
  if (preview !== undefined && name !== 'staging') {
    throw new Error('A preview uses the data of staging: npm run deploy -- staging --preview NAME');
  }
  return { name, dryRun, preview, tested, yes };
}
