import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { StartOptions } from './options.ts';
import { suiteDir } from './root.ts';

export interface SavedData {
  /** Whether there is data of an earlier run. */
  readonly found: boolean;
  /** The arguments of firebase-tools that import and export it. */
  readonly args: readonly string[];
}

/** Increase it when earlier data is no longer compatible. */
const version = 2;

/** Data that a run saves for the next. Each engine and each seed has its own. */
export async function savedData(options: StartOptions): Promise<SavedData> {
  const name = [`data${version}`, options.official && 'official', options.busy && 'busy'];
  const dir = path.join(suiteDir(options.ports.hosting), name.filter(Boolean).join('-'));
  if (options.fresh) await rm(dir, { recursive: true, force: true });
  const found = existsSync(path.join(dir, 'firebase-export-metadata.json'));
  return { found, args: [...(found ? ['--import', dir] : []), '--export-on-exit', dir] };
}
