import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CliError } from './cliError.ts';

/** The oldest that the engine has been tried with. */
export const OLDEST_MAJOR = 13;

/** How to start a project's firebase-tools. */
export interface FirebaseTools {
  readonly command: string;
  readonly args: readonly string[];
}

/**
 * Finds the firebase-tools that the project has, else the one on the PATH.
 * @throws CliError if there is none, or it is too old
 */
export async function findFirebaseTools(
  folder: string,
  searchPath = process.env['PATH'] ?? '',
): Promise<FirebaseTools> {
  const own = installedIn(folder);
  if (own) {
    await assertNewEnough(own);
    const cli = path.join(path.dirname(own), 'lib/bin/firebase.js');
    return { command: process.execPath, args: [cli] };
  }
  for (const place of searchPath.split(path.delimiter)) {
    const command = path.join(place, 'firebase');
    const file = await realpath(command).catch(() => undefined);
    if (!file) continue;
    // …/firebase-tools/lib/bin/firebase.js, unless it is the standalone program, which has its Node inside.
    const manifest = path.resolve(path.dirname(file), '../../package.json');
    if (/firebase-tools[\\/]lib[\\/]bin$/.test(path.dirname(file))) await assertNewEnough(manifest);
    return { command, args: [] };
  }
  throw new CliError(
    `firebase-tools is neither installed in ${folder} nor on the PATH. Install it: npm install --save-dev firebase-tools`,
  );
}

/** The manifest of the firebase-tools that a script in the folder would import. */
function installedIn(folder: string): string | undefined {
  try {
    return createRequire(path.join(folder, 'any.js')).resolve('firebase-tools/package.json');
  } catch {
    return undefined;
  }
}

async function assertNewEnough(manifest: string): Promise<void> {
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return;
  throw new CliError(
    `firebase-tools ${version} in ${path.dirname(manifest)} is too old: ${OLDEST_MAJOR} or newer is needed. ` +
      'Update it: npm install --save-dev firebase-tools@latest',
  );
}
