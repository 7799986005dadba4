import { parseArgs } from 'node:util';
import { messageOf } from '../../suite/progress.ts';
import { roomNames, rooms, type Room } from './rooms.ts';

/** A room, or the files of it whose paths begin so. */
export interface Part {
  readonly room: Room;
  readonly under: string;
}

export interface MutantOptions {
  readonly parts: readonly Part[];
  /** About how many mutants of each part; undefined: all. */
  readonly sample: number | undefined;
  /** The same seed gives the same sample of the same code. */
  readonly seed: number;
}

const USAGE = `npm run test:mutants -- [${roomNames.join('|')}|FOLDER] [--sample N] [--seed N]`;

/** Reads the command line. Throws an Error that says what to type instead. */
export function readOptions(args: string[]): MutantOptions {
  const { values, positionals } = parse(args);
  const parts = positionals.flatMap(partOf);
  const numbers = [values.sample, values.seed].filter((value) => value !== undefined);
  if (parts.length < positionals.length || !numbers.every((text) => /^[1-9]\d*$/.test(text))) {
    throw new Error(USAGE);
  }
  return {
    parts: parts.length > 0 ? parts : roomNames.flatMap(partOf),
    sample: values.sample === undefined ? undefined : Number(values.sample),
    seed:
      values.seed === undefined ? Math.floor(Math.random() * 1_000_000) + 1 : Number(values.seed),
  };
}

function partOf(name: string): Part[] {
  const room = roomNames.find((one) => one === name || name.startsWith(rooms[one].folder));
  return room ? [{ room, under: room === name ? rooms[room].folder : name }] : [];
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
