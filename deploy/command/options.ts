import { parseArgs } from 'node:util';
import { environmentNames, type EnvironmentName } from '../environments/environment.ts';
import { messageOf } from '../../scripts/suite/progress.ts';

export interface DeployOptions {
  readonly name: EnvironmentName;
  readonly dryRun: boolean;
  /** The name of a preview: nothing but its site is deployed. */
  readonly preview: string | undefined;
  readonly back: boolean;
  /** The checks have passed for this commit already. */
  readonly tested: boolean;
  /** Runs without questions. */
  readonly yes: boolean;
  /** Also a commit that is not on the main branch, or files that are in no commit. */
  readonly anyway: boolean;
}

export const USAGE = `Usage: npm run deploy -- staging|production [options]
  --dry-run        does all that needs no account, and says what would change
  --preview NAME   only the site, at an address of its own for seven days (staging)
  --back           deploys again what was there before the last deploy
  --tested         leaves out the checks, where they have passed for this commit
  --yes            asks nothing: for a workflow
  --anyway         production also from a commit that is not on origin/main, or with files that are in no commit`;

/** Reads the command line. Throws an Error that says what to type instead. */
export function readDeployOptions(args: readonly string[]): DeployOptions {
  const { values, positionals } = parse(args);
  const [wanted, ...more] = positionals;
  const name = environmentNames.find((each) => each === wanted);
  if (!name || more.length > 0) throw new Error(USAGE);
  const { preview, back = false } = values;
  const { 'dry-run': dryRun = false, tested = false, yes = false, anyway = false } = values;
  if (preview !== undefined && name !== 'staging') {
    throw new Error(
      'A preview talks to the data of staging: npm run deploy -- staging --preview NAME',
    );
  }
  if (preview !== undefined && !/^[a-z0-9][a-z0-9-]{0,30}$/.test(preview)) {
    throw new Error(
      `--preview ${preview}: small letters, digits and '-' are possible, 31 at most.`,
    );
  }
  if (back && preview !== undefined) throw new Error(USAGE);
  return { name, dryRun, preview, back, tested, yes, anyway };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
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
  } catch (error) {
    throw new Error(`${messageOf(error)}\n${USAGE}`, { cause: error });
  }
}
