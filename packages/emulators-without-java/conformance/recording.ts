import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the official service was seen to answer. The shapes differ from file to file. */
export type Recording = Readonly<Record<string, unknown>>;

/** The outcome of one recording's cases against our engine. */
export interface Replay {
  readonly applicable: number;
  readonly passed: number;
  readonly failed: readonly string[];
  readonly leftOut: readonly { readonly case: string; readonly reason: string }[];
}

/** Where the recordings are: outside of the project, because they are other people's. */
export const recordingsFolder =
  process.env['RECORDINGS'] ??
  fileURLToPath(new URL('../../../../shared/emulator/recordings', import.meta.url));

export async function readRecording(file: string): Promise<Recording> {
  return JSON.parse(await readFile(join(recordingsFolder, file), 'utf8')) as Recording;
}

/** Collects the outcomes of a recording's cases. */
export class Cases {
  #passed = 0;
  readonly #failed: string[] = [];
  readonly #leftOut: { case: string; reason: string }[] = [];

  /** Compares by JSON: key order counts, so build both sides alike. */
  check(name: string, actual: unknown, expected: unknown): void {
    const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (got === wanted) this.#passed++;
    else this.#failed.push(`${name}: expected ${wanted}, got ${got}`);
  }
  leaveOut(name: string, reason: string): void {
    this.#leftOut.push({ case: name, reason });
  }
  result(): Replay {
    const passed = this.#passed;
    const failed = this.#failed;
    const leftOut = this.#leftOut;
    return { applicable: passed + failed.length, passed, failed, leftOut };
  }
}

/** Reads parts of a recording without trusting its shape. */
export const record = (value: unknown): Recording =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Recording) : {};
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Microseconds since the epoch. As texts times cannot be compared: a server leaves out the zeros at their ends. */
export function micros(time: unknown): bigint {
  const fraction = /\.(\d+)Z$/.exec(text(time))?.[1] ?? '';
  const seconds = Math.floor(Date.parse(text(time)) / 1000);
  return BigInt(`${seconds}${fraction.slice(0, 6).padEnd(6, '0')}`);
}
