import { runShown, runToEnd, tool } from '../../scripts/suite/run.ts';

/** firebase-tools enables its App Check commands by an experiment. */
const env = {
  FIREBASE_CLI_EXPERIMENTS: 'appcheckadmin',
  NO_UPDATE_NOTIFIER: '1',
  // A deploy goes to Google even if a local suite's environment is set; empty counts as unset.
  FIRESTORE_EMULATOR_HOST: '',
};

/** Runs a command of firebase-tools and returns its output. Throws an Error with a sentence if it fails. */
export async function firebaseOutput(project: string, ...args: string[]): Promise<string> {
  const command = [...args, '--project', project, '--non-interactive'];
  const { code, output } = await runToEnd(tool('firebase'), command, {
    ...env,
    NO_COLOR: '1',
    // Skips the update check of firebase-tools.
    CI: '1',
  });
  if (code === 0) return output;
  if (/have you run .*login|requires authentication/i.test(output)) {
    throw new Error('You are not logged in to Firebase. Please run: npx firebase login');
  }
  throw new Error(`firebase ${args.join(' ')} failed:\n${output.trim()}`);
}

/** Runs a command of firebase-tools in the terminal, where it can ask questions. */
export async function runFirebase(project: string, ...args: string[]): Promise<void> {
  const code = await runShown(tool('firebase'), [...args, '--project', project], env);
  if (code !== 0) throw new Error(`firebase ${args.join(' ')} failed; its message is above.`);
}
