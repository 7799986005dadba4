import { applicationDefault } from 'firebase-admin/app';
import { messageOf } from './progress.ts';

/** What Google's libraries say without credentials, and without a key that names the project. */
const noAccess = /Could not load the default credentials|Unable to detect a Project Id/;

const advice =
  'This machine has no Google credentials, or they name no project: set GOOGLE_APPLICATION_CREDENTIALS to the path of a ' +
  "service account's key, or run `gcloud auth application-default login` and set GOOGLE_CLOUD_PROJECT to the project's ID " +
  '(docs/operations/first-deploy.md, step 8).';

/** Runs a command that works on a project's data. Prints an error as a sentence. */
export async function googleCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message = messageOf(error);
    process.stderr.write(`\n${noAccess.test(message) ? advice : message}\n`);
    // No process.exit(): a failed transaction still releases its locks.
    process.exitCode = 1;
  }
}

/** Looks for credentials. The SDKs would look for them again and again, for half a minute. A local suite needs none. */
export async function requireCredentials(): Promise<void> {
  if (process.env.FIRESTORE_EMULATOR_HOST === undefined)
    await applicationDefault().getAccessToken();
}
