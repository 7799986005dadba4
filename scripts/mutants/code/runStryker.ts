import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { rooms, type Room } from './rooms.ts';

export interface CodeMutant {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly is: string;
}

export interface Report {
  readonly total: number;
  /** What no test notices. */
  readonly survivors: readonly CodeMutant[];
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What we read of https://github.com/stryker-mutator/mutation-testing-elements (the schema of reports). */
interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly replacement?: string;
          /** Whether it runs while its file is loaded. */
          readonly static?: boolean;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

const CAUGHT = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** Mutates the files, or ranges of lines of them, and runs the room's tests against each mutant. */
export async function runStryker(room: Room, mutate: readonly string[]): Promise<Report> {
  const { excludedMutations, ignoreStatic, processes, findsTests } = rooms[room];
  const folder = await mkdtemp(path.join(tmpdir(), 'mutants-'));
  const fileName = path.join(folder, 'report.json');
  process.env['MUTATED_ROOM'] = room;
  try {
    const options = {
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'scripts/mutants/code/vitest.config.ts', related: findsTests },
      mutate: [...mutate],
      mutator: { excludedMutations: [...excludedMutations] },
      coverageAnalysis: 'perTest',
      ignoreStatic,
      concurrency: processes,
      // Else it asks TypeScript for an interface that version 7 does not have.
      tsconfigFile: 'none.json',
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName },
      tempDirName: '.local/stryker',
      ignorePatterns: ['web', 'emulator', 'art', '.local', 'functions/lib'],
      allowConsoleColors: false,
    } as const;
    await new Stryker(options as never).runMutationTest();
    const report = JSON.parse(await readFile(fileName, 'utf8')) as StrykerReport;
    return read(report, ignoreStatic);
  } finally {
    delete process.env['MUTATED_ROOM'];
    await rm(folder, { recursive: true, force: true });
  }
}

function read({ files }: StrykerReport, ignoreStatic: boolean): Report {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      // Of those, Stryker itself leaves out only what no test reaches later.
      .filter((mutant) => !(ignoreStatic && mutant.static))
      .map(({ status, replacement = '', location: { start, end } }) => ({
        status,
        mutant: {
          file,
          line: start.line,
          was: textOf(source, start, end),
          is: oneLine(replacement),
        },
      })),
  );
  const survivors = mutants.filter(({ status }) => SURVIVED.includes(status));
  const caught = mutants.filter(({ status }) => CAUGHT.includes(status));
  return {
    total: caught.length + survivors.length,
    survivors: survivors.map(({ mutant }) => mutant),
  };
}

function textOf(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return oneLine(lines.join('\n'));
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
