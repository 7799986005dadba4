import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from './cliError.ts';
import { NAME } from './command.ts';

const CONFIG = 'firebase.json';

/**
 * The configuration that firebase-tools will use: `--config`, else the next firebase.json above.
 * @throws CliError if there is none
 */
export function findConfig(folder: string, args: readonly string[]): string {
  const given = givenConfig(args);
  if (given !== undefined) {
    const file = path.resolve(folder, given);
    if (existsSync(file)) return file;
    throw new CliError(`There is no ${file}, which --config names.`);
  }
  for (let place = folder; ; place = path.dirname(place)) {
    const file = path.join(place, CONFIG);
    if (existsSync(file)) return file;
    if (place === path.dirname(place)) break;
  }
  throw new CliError(
    `There is no ${CONFIG} in ${folder} or above it. Go to the folder of a Firebase project, ` +
      `make one with \`npx firebase-tools init emulators\`, or start Firestore alone: npx ${NAME} firestore`,
  );
}

function givenConfig(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => /^(?:--config|-c)(?:=|$)/.test(arg));
  return at === -1 ? undefined : (args[at]?.split('=', 2)[1] ?? args[at + 1]);
}

interface Config {
  readonly firestore?: unknown;
  readonly storage?: unknown;
}

/**
 * The files of rules that a configuration names and that are there; firebase-tools speaks of the others. So it does of a
 * configuration that is no JSON: its own reader is more lenient.
 */
export async function rulesFiles(config: string): Promise<string[]> {
  const { firestore, storage } = await readConfig(config);
  const parts = [firestore, storage].flat() as ({ rules?: unknown } | undefined)[];
  return parts
    .map((part) => part?.rules)
    .filter((rules) => typeof rules === 'string')
    .map((rules) => path.resolve(path.dirname(config), rules))
    .filter((file) => existsSync(file));
}

async function readConfig(file: string): Promise<Config> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) ?? {}) as Config;
  } catch {
    return {};
  }
}
