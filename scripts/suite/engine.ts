import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { engineEnv } from '../../packages/emulators-without-java/src/cli/engineEnv.ts';
import { assertRulesCompile } from '../../packages/emulators-without-java/src/cli/rulesCheck.ts';
import { LOCAL, ROOT } from './root.ts';
import { tool } from './run.ts';

/** The environment in which firebase-tools starts the local engine in place of Java. */
export const localEngineEnv = (): Promise<NodeJS.ProcessEnv> =>
  engineEnv(path.join(ROOT, 'packages/emulators-without-java'), path.join(LOCAL, 'jars'));

/**
 * Throws an Error with each place where the security rules do not compile: firebase-tools would start all the same, and
 * everything would be denied.
 */
export const checkRules = (folder = ROOT): Promise<void> =>
  assertRulesCompile(['firestore.rules', 'storage.rules'].map((file) => path.join(folder, file)));

/** Writes a file that a shell sources so that firebase-tools finds our engine. Returns its path from the root. */
export async function writeEngineEnv(): Promise<string> {
  const file = path.join(LOCAL, 'engine.env');
  const lines = Object.entries(await localEngineEnv()).map(([name, value]) =>
    // Keeps the shell's own PATH.
    name === 'PATH'
      ? `export PATH="${path.join(ROOT, 'packages/emulators-without-java/bin')}:$PATH"\n`
      : `export ${name}="${value}"\n`,
  );
  await writeFile(file, lines.join(''));
  return path.relative(ROOT, file);
}

/** Throws an Error that says which Java Google's own emulators need, if this machine has none or an older one. */
export function requireJava(): void {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = /version "(\d+)/.exec(`${java.stdout}${java.stderr}`)?.[1];
  if (version && Number(version) >= 21) return;
  const found = version ? `found Java ${version}` : 'found no java on the PATH';
  throw new Error(
    `Google's own emulators need Java 21 or newer, ${found}. ` +
      'Install a JDK 21 (for example from adoptium.net), or leave out --official to use the local engine.',
  );
}

/** Lets the suites of all tests run on Google's own emulators. Throws as `requireJava`. */
export function selectOfficialEmulators(): void {
  requireJava();
  process.env['OFFICIAL_EMULATORS'] = '1';
}

/** Downloads Google's JARs, unless they are there. Throws an Error with what is missing and how to fix it. */
export function officialEngineEnv(): NodeJS.ProcessEnv {
  requireJava();
  for (const name of ['firestore', 'storage']) {
    const setup = spawnSync(tool('firebase'), [`setup:emulators:${name}`], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (setup.status !== 0) {
      throw new Error(
        `Google's ${name} emulator could not be downloaded (see above). ` +
          'It needs the network once; or leave out --official to use the local engine.',
      );
    }
  }
  return {};
}
