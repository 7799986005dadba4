import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { StartOptions } from './options.ts';
import { suiteDir } from './root.ts';

export interface SavedData {
  /** Whether an earlier run left something to begin with. */
  readonly found: boolean;
  /** What firebase-tools needs to load it and to keep it again. */
  readonly args: readonly string[];
}

/** Raised when what an earlier version has kept would no longer do. */
const version = 2;

/** Data that a run leaves for the next. Each engine and each seed has its own. */
export async function savedData(options: StartOptions): Promise<SavedData> {
  const name = [`data${version}`, options.official && 'official', options.busy && 'busy'];
  const dir = path.join(suiteDir(options.ports.hosting), name.filter(Boolean).join('-'));
  if (options.fresh) await rm(dir, { recursive: true, force: true });
  const found = existsSync(path.join(dir, 'firebase-export-metadata.json'));
  return { found, args: [...(found ? ['--import', dir] : []), '--export-on-exit', dir] };
}
