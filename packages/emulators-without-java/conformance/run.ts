/** Runs our own cases and replays what the official services were seen to answer, and prints how our engine did. */
import { existsSync } from 'node:fs';
import { startEngine } from '../test/testing/engine.ts';
import { modules } from './modules.ts';
import type { ReplayModule } from './replayModule.ts';
import { runOwnCases } from './own/run.ts';
import { readRecording, recordingsFolder } from './recording.ts';
import type { Replay } from './recording.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface Result {
  readonly file: string;
  readonly replay: Replay;
}

async function main(): Promise<number> {
  const wanted = process.argv.slice(2);
  const isWanted = (name: string): boolean =>
    wanted.length === 0 || wanted.some((part) => name.includes(part));
  const hasRecordings = existsSync(recordingsFolder);
  const recorded = modules.filter(({ file }) => isWanted(file));
  const results = [
    ...(await runOwnCases(isWanted)),
    ...(hasRecordings ? await replayAll(recorded) : []),
  ];
  report(results);
  if (!hasRecordings) print(`\n${withoutRecordings()}`);
  print(`\n${sum(results)}`);
  return results.length > 0 && results.every(({ replay }) => replay.failed.length === 0) ? 0 : 1;
}

async function replayAll(chosen: readonly ReplayModule[]): Promise<Result[]> {
  if (chosen.length === 0) return [];
  const engine = await startEngine();
  const results: Result[] = [];
  try {
    for (const { file, replay } of chosen) {
      results.push({ file, replay: await replay(await readRecording(file), engine) });
    }
  } finally {
    await engine.stop();
  }
  return results;
}

function report(results: readonly Result[]): void {
  const row = (...cells: readonly (string | number)[]): void => {
    const [file = '', ...counts] = cells;
    print(String(file).padEnd(44) + counts.map((count) => String(count).padStart(12)).join(''));
  };
  row('part', 'applicable', 'passed', 'failed', 'left out');
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
}

function withoutRecordings(): string {
  return `With recordings, ${modules.length} files of what Google's emulator and production answered are replayed, too. They are other people's and not part of this project: RECORDINGS names their folder, by default ../shared/emulator/recordings as seen from here.`;
}

function sum(results: readonly Result[]): string {
  const total = (isOwn: boolean): string => {
    const replays = results.filter(({ file }) => file.startsWith('own/') === isOwn);
    const applicable = replays.reduce((all, { replay }) => all + replay.applicable, 0);
    const failed = replays.reduce((all, { replay }) => all + replay.failed.length, 0);
    return `${applicable} of ${isOwn ? 'our own' : 'recordings'}, ${failed} failed`;
  };
  return `Cases: ${total(true)}; ${total(false)}.`;
}

process.exitCode = await main();
