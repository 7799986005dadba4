import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from './progress.ts';

/** Parses the options of a command; --help prints its usage. Throws an Error with the usage if there is any other. */
export function commandLine<T extends ParseArgsConfig>(usage: string, config: T) {
  if ((config.args ?? process.argv.slice(2)).includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Only what is wrong: Node adds how to pass a file that begins with a dash.
    const [problem] = messageOf(error).split('. To specify');
    throw new Error(`${problem}\n${usage}`, { cause: error });
  }
}
