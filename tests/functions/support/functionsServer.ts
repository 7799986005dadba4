import { execFileSync } from 'node:child_process';

/** The processes that run functions of this suite, identified by their environment. */
export function functionsServers(): number[] {
  const engine = `FIRESTORE_EMULATOR_HOST=${process.env['FIRESTORE_EMULATOR_HOST']}`;
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words.some((word) => word.endsWith('functionsEmulatorRuntime')))
    .filter((words) => words.includes(engine))
    .map(([pid]) => Number(pid));
}
