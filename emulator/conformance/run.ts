/** Replays what the official services were seen to answer against our engine, and prints how it did. */
import { existsSync } from 'node:fs';
import { startEngine } from '../test/testing/engine.ts';
import { modules } from './modules.ts';
import { readRecording, recordingsFolder } from './recording.ts';
import type { Replay } from './recording.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<number> {
  if (!existsSync(recordingsFolder)) {
    print(`There are no recordings in ${recordingsFolder}: nothing to compare with.`);
    return 0;
  }
  const wanted = process.argv.slice(2);
  const chosen = modules.filter(
    ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  );
  const engine = await startEngine();
  const results: { file: string; replay: Replay }[] = [];
  try {
    for (const { file, replay } of chosen) {
      results.push({ file, replay: await replay(await readRecording(file), engine) });
    }
  } finally {
    await engine.stop();
  }
  return report(results);
}

function report(results: readonly { file: string; replay: Replay }[]): number {
  const row = (...cells: readonly (string | number)[]): void => {
    const [file = '', ...counts] = cells;
    print(String(file).padEnd(44) + counts.map((count) => String(count).padStart(12)).join(''));
  };
  row('recording', 'applicable', 'passed', 'failed', 'left out');
  for (const { file, replay } of results) {
    row(file, replay.applicable, replay.passed, replay.failed.length, replay.leftOut.length);
  }
  for (const { file, replay } of results) {
    if (replay.leftOut.length > 0) print(`\nLeft out of ${file}:`);
    for (const { case: name, reason } of replay.leftOut) print(`  ${name}: ${reason}`);
  }
  for (const { file, replay } of results) {
    if (replay.failed.length > 0) print(`\nFailed in ${file}:`);
    for (const failure of replay.failed) print(`  ${failure}`);
  }
  return results.some(({ replay }) => replay.failed.length > 0) ? 1 : 0;
}

process.exitCode = await main();
