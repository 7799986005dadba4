// The duration of the commands that developers wait for, in a fresh clone of the committed state.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreeBase } from '../../scripts/suite/ports.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { run } from '../../scripts/suite/run.ts';
import type { Row } from './support/row.ts';

const FIRST_PORT = 29_000;
/** The environment at the start of the bench: suites of other rows add their addresses. */
const env = { ...process.env };

/** Seconds until a command ends, or prints the expected text and is stopped. */
function secondsOf(folder: string, args: readonly string[], until?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn('npm', args, { cwd: folder, env });
    let output = '';
    let said: number | undefined;
    const seconds = () => (performance.now() - startedAt) / 1000;
    const onData = (data: Buffer) => {
      output += data;
      if (!until || said !== undefined || !output.includes(until)) return;
      said = seconds();
      child.kill('SIGINT');
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('exit', (code) => {
      if (said !== undefined) resolve(said);
      else if (code === 0 && !until) resolve(seconds());
      else reject(new Error(`npm ${args.join(' ')} failed:\n${output.slice(-2000)}`));
    });
  });
}

export const commands: Row = {
  measures: 'what a developer waits for, in a fresh clone',
  long: true,
  async run() {
    const folder = await mkdtemp(path.join(tmpdir(), 'clone-'));
    try {
      await run('git', ['clone', '--quiet', ROOT, folder]);
      // The first command installs packages; with an empty npm cache this depends on the network.
      const test = await secondsOf(folder, ['test']);
      const check = await secondsOf(folder, ['run', 'check']);
      const port = await findFreeBase(FIRST_PORT);
      const begin = ['start', '--', '--fresh', '--port', String(port)];
      const started = await secondsOf(folder, begin, '\nready ');
      return [
        { what: 'npm start to ready, installed', figure: started, unit: 's', target: 15 },
        { what: 'npm run check', figure: check, unit: 's', target: 25 },
        { what: 'npm test from a fresh clone', figure: test, unit: 's', target: 300 },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
