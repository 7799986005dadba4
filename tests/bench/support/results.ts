import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { verdictOf, type Verdict } from './report.ts';
import type { Figure } from './row.ts';

const FILE = path.join(import.meta.dirname, '../results.json');

export interface Results {
  /** The latest figures of each row by name, with time and machine. */
  readonly rows: Readonly<Record<string, Measured>>;
}

interface Measured {
  readonly measuredAt: string;
  readonly machine: string;
  readonly figures: readonly (Figure & { readonly verdict: Verdict })[];
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

export async function readResults(): Promise<Results> {
  const text = await readFile(FILE, 'utf8').catch(() => '{"rows":{}}');
  return JSON.parse(text) as Results;
}

/** Replaces the earlier figures of a row; `order` lists all existing rows. */
export async function keepResult(
  name: string,
  figures: readonly Figure[],
  order: readonly string[],
): Promise<void> {
  const { rows } = await readResults();
  const measured: Measured = {
    measuredAt: new Date().toISOString(),
    machine,
    figures: figures.map((one) => ({
      ...one,
      figure: Number(one.figure.toPrecision(4)),
      verdict: verdictOf(one),
    })),
  };
  const all = { ...rows, [name]: measured };
  const sorted = order.flatMap((row) => (all[row] ? [[row, all[row]] as const] : []));
  const results: Results = { rows: Object.fromEntries(sorted) };
  await writeFile(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
