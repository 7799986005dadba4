import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../suite/root.ts';
import { shuffled } from '../sample.ts';
import type { Part } from './options.ts';
import { rooms } from './rooms.ts';

/** How many mutants a line of code has, about. */
const MUTANTS_PER_LINE = 0.45;

/** The files that are mutated. */
export async function filesOf({ room, under }: Part): Promise<string[]> {
  const { folder, leftOut } = rooms[room];
  const names = await readdir(path.join(ROOT, folder), { recursive: true });
  return names
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => file.startsWith(under))
    .filter((file) => !leftOut.some((start) => file.startsWith(start)))
    .toSorted();
}

interface Piece {
  /** As Stryker takes it: 'file:from-to'. */
  readonly range: string;
  readonly lines: number;
}

/** A file in pieces, each of them a whole statement or more: a mutant does not reach over the end of its piece. */
export function piecesOf(file: string, source: string): Piece[] {
  const lines = source.split('\n');
  const isStart = (line: number) => lines[line - 1] === '' && /^[^\s})\]]/.test(lines[line] ?? '');
  const starts = [...lines.keys()].filter((line) => line === 0 || isStart(line));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length;
    return { range: `${file}:${start + 1}-${end}`, lines: end - start };
  });
}

/** Pieces by chance, with about so many mutants; the same ones of the same code for the same seed. */
export async function samplePieces(part: Part, size: number, seed: number): Promise<string[]> {
  const files = await filesOf(part);
  const sources = await Promise.all(files.map((file) => readFile(path.join(ROOT, file), 'utf8')));
  const all = files.flatMap((file, index) => piecesOf(file, sources[index] ?? ''));
  let left = size / MUTANTS_PER_LINE;
  return shuffled(all, seed).flatMap(({ range, lines }) => {
    if (left <= 0) return [];
    left -= lines;
    return range;
  });
}
