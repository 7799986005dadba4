import { spawn } from 'node:child_process';
import { runToEnd, tool } from '../../scripts/suite/run.ts';
import { ROOT } from '../../scripts/suite/root.ts';

/** The commands for App Check have to be asked for by name, as long as firebase-tools calls them an experiment. */
const env = {
  FIREBASE_CLI_EXPERIMENTS: 'appcheckadmin',
  NO_UPDATE_NOTIFIER: '1',
  // What is deployed goes to Google, whatever a local suite has set; empty counts as not set.
  FIRESTORE_EMULATOR_HOST: '',
};

/** Asks firebase-tools something, and answers what it printed. Throws an Error with a sentence if it fails. */
export async function firebaseOutput(project: string, ...args: string[]): Promise<string> {
  const command = [...args, '--project', project, '--non-interactive'];
  const { code, output } = await runToEnd(tool('firebase'), command, {
    ...env,
    NO_COLOR: '1',
    // Spares the look-up of news about firebase-tools.
    CI: '1',
  });
  if (code === 0) return output;
  if (/have you run .*login|requires authentication/i.test(output)) {
    throw new Error('Nobody is logged in to Firebase. Please run: npx firebase login');
  }
  throw new Error(`firebase ${args.join(' ')} failed:\n${output.trim()}`);
}

/** Runs a command of firebase-tools in the terminal, where it may ask something. */
export async function runFirebase(project: string, ...args: string[]): Promise<void> {
  const child = spawn(tool('firebase'), [...args, '--project', project], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`firebase ${args.join(' ')} failed; its message is above.`);
}
