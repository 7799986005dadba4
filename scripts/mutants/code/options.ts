import { parseArgs } from 'node:util';
import { messageOf } from '../../suite/progress.ts';
import { roomNames, type Room } from './rooms.ts';

export interface MutantOptions {
  readonly rooms: readonly Room[];
  /** About how many mutants of each room; undefined: all. */
  readonly sample: number | undefined;
  /** The same seed gives the same sample of the same code. */
  readonly seed: number;
}

const USAGE = `npm run test:mutants -- [${roomNames.join('|')}] [--sample N] [--seed N]`;

/** Reads the command line. Throws an Error that says what to type instead. */
export function readOptions(args: string[]): MutantOptions {
  const { values, positionals } = parse(args);
  const isRoom = (name: string): name is Room => (roomNames as string[]).includes(name);
  const rooms = positionals.filter(isRoom);
  const numbers = [values.sample, values.seed].filter((value) => value !== undefined);
  if (rooms.length < positionals.length || !numbers.every((text) => /^[1-9]\d*$/.test(text))) {
    throw new Error(USAGE);
  }
  return {
    rooms: rooms.length > 0 ? rooms : roomNames,
    sample: values.sample === undefined ? undefined : Number(values.sample),
    seed:
      values.seed === undefined ? Math.floor(Math.random() * 1_000_000) + 1 : Number(values.seed),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { sample: { type: 'string' }, seed: { type: 'string' } },
    });
  } catch (error) {
    throw new Error(`${messageOf(error)}\n${USAGE}`, { cause: error });
  }
}
