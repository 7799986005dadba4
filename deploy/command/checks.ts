import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from '../../emulator/src/rules/language/compile.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { run, tool } from '../../scripts/suite/run.ts';

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

/** Compiles both files of rules with the local engine. Throws an Error with the position of each fault. */
export async function checkRules(): Promise<void> {
  for (const file of ['firestore.rules', 'storage.rules']) {
    const { ruleset, issues } = compile([{ name: file, content: await read(file) }]);
    if (ruleset) continue;
    const faults = issues.map(
      ({ sourcePosition: { line, column }, description }) =>
        `  ${file}:${line}:${column} ${description}`,
    );
    throw new Error(`The rules do not compile:\n${faults.join('\n')}`);
  }
}

/** Compares firestore.indexes.json with every query that the code builds, on a suite of its own. */
export async function checkIndexes(): Promise<void> {
  await run(tool('vitest'), ['run', 'tests/functions/inside/indexes/indexes.test.ts']);
}

type Runtimes = Record<string, { friendly: string; deprecationDate: string }>;

/** Refuses a Node version that Google no longer supports, by the dates in firebase-tools. */
export async function checkRuntime(now: Date, wanted?: string): Promise<void> {
  const config = JSON.parse(await read('firebase.json')) as { functions: { runtime: string } };
  const runtime = wanted ?? config.functions.runtime;
  const { RUNTIMES } = createRequire(import.meta.url)(
    'firebase-tools/lib/deploy/functions/runtimes/supported/types.js',
  ) as { RUNTIMES: Runtimes };
  const known = RUNTIMES[runtime];
  if (!known)
    throw new Error(`firebase.json: firebase-tools does not know the runtime ${runtime}.`);
  if (now.toISOString().slice(0, 10) < known.deprecationDate) return;
  throw new Error(
    `firebase.json: Google ended its support of ${known.friendly} on ${known.deprecationDate}. ` +
      'Please name a newer runtime there and in .nvmrc, and run npm test with that Node.',
  );
}
