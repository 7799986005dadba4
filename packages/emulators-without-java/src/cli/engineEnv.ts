import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Programs of Java that the engine stands in for: what firebase-tools calls them, and how `bin/java` knows them. */
const JARS = {
  FIRESTORE_EMULATOR_BINARY_PATH: 'cloud-firestore-emulator.jar',
  STORAGE_EMULATOR_BINARY_PATH: 'cloud-storage-rules-runtime.jar',
};

/**
 * Environment in which firebase-tools starts the engine where it would start Java: a `java` of ours comes first on
 * PATH, and empty files stand in the place of the JARs, whose existence is all that it checks.
 * @param home the package's own folder
 * @param jars a folder for the empty files, which firebase-tools makes executable: one of this user
 */
export async function engineEnv(home: string, jars: string): Promise<Record<string, string>> {
  await mkdir(jars, { recursive: true });
  const env: Record<string, string> = {
    PATH: [path.join(home, 'bin'), process.env['PATH']].join(path.delimiter),
  };
  for (const [variable, name] of Object.entries(JARS)) {
    env[variable] = path.join(jars, name);
    await writeFile(env[variable], '');
  }
  return env;
}
