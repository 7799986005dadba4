// The start time of the local engine, compared with Node alone, and its memory.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildEngine } from '../../scripts/suite/build.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { ENGINE, start as startServer, stop } from './support/engines.ts';
import { median, sideBySide } from './support/figures.ts';
import { residentMb } from './support/processes.ts';
import type { Row } from './support/row.ts';

/** Started as by firebase-tools. */
const STAND_IN = [
  path.join(ROOT, 'packages/emulators-without-java/bin/java'),
  '-Duser.language=en',
  '-jar',
  'cloud-firestore-emulator.jar',
];
/** The start of Node itself, the lower bound. */
const BARE_NODE = [
  process.execPath,
  '-e',
  'require("net").createServer().listen(process.argv[4], process.argv[2])',
  '--',
];
const TIMES = 15;
const SETTLED_MS = 3000;

async function idleMb(flags: readonly string[]): Promise<number> {
  const { engine, pid } = await startServer(ENGINE, flags);
  await sleep(SETTLED_MS);
  const mb = residentMb(pid);
  await stop(engine);
  return mb;
}

export const start: Row = {
  measures: 'the local engine: start and memory',
  async run() {
    await buildEngine();
    const programs = [ENGINE, STAND_IN, BARE_NODE].map((program) => async () => {
      const { engine, ms } = await startServer(program);
      await stop(engine);
      return ms;
    });
    const [engine = NaN, standIn = NaN, node = NaN] = (await sideBySide(programs, TIMES)).map(
      median,
    );
    const rules = ['--rules', path.join(ROOT, 'firestore.rules')];
    return [
      { what: 'engine: start to accepting port', figure: engine, unit: 'ms', target: 150 },
      { what: 'engine through bin/java', figure: standIn, unit: 'ms', target: 150 },
      { what: 'Node and nothing else', figure: node, unit: 'ms' },
      { what: 'engine: idle memory', figure: await idleMb([]), unit: 'MB', target: 120 },
      { what: 'engine: idle, rules loaded', figure: await idleMb(rules), unit: 'MB', target: 120 },
    ];
  },
};
