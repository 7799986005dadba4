import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CliError, WRONG_USAGE } from './cliError.ts';

const LAST_PORT = 65_535;

/**
 * The options of `firestore`. The engine itself overlooks what it does not know, because firebase-tools may pass
 * along more; a person may have mistyped it.
 * @throws CliError
 */
export function standaloneOptions(args: readonly string[]): { flags: string[]; rules?: string } {
  const { host, port, rules } = parse(args);
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= LAST_PORT)) {
    throw new CliError(
      `--port ${port} is no port: give a number from 0 to ${LAST_PORT}.`,
      WRONG_USAGE,
    );
  }
  if (rules !== undefined && !existsSync(rules)) {
    throw new CliError(`There is no file ${rules}, which --rules names.`);
  }
  const flags = Object.entries({ host, port, rules }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );
  return { flags, rules };
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], options: { host: text, port: text, rules: text } }).values;
  } catch (error) {
    throw new CliError((error as Error).message, WRONG_USAGE);
  }
}
