/** Our own cases: they need nothing but the engine. */
import { startFunctionsHost } from './helpers/functionsHost.ts';
import { startStorageRules } from './helpers/storageRules.ts';
import { runCases } from './helpers/table.ts';
import { startEngine } from './helpers/world.ts';
import type { Replay } from './helpers/world.ts';
import { parts } from './parts.ts';

/** Runs the parts whose name is wanted, against an engine of their own. */
export async function runOwnCases(
  isWanted: (name: string) => boolean,
): Promise<{ readonly file: string; readonly replay: Replay }[]> {
  const chosen = Object.entries(parts).filter(([part]) => isWanted(`own/${part}`));
  if (chosen.length === 0) return [];
  const functions = await startFunctionsHost();
  const storageRules = await startStorageRules();
  const engine = await startEngine(['--functions_emulator', `127.0.0.1:${functions.port}`]);
  const results: { file: string; replay: Replay }[] = [];
  try {
    for (const [part, cases] of chosen) {
      // oxlint-disable-next-line no-await-in-loop
      results.push({
        file: `own/${part}`,
        replay: await runCases({ engine, functions, storageRules }, part, cases),
      });
    }
  } finally {
    await engine.stop();
    storageRules.stop();
    functions.close();
  }
  return results;
}
