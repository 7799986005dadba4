// First step of every command, in plain Node: installs what is missing, then hands over to scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...args] = process.argv.slice(2);

const startedAt = Date.now();
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

// The engine starts as a shell script named `java`.
if (process.platform === 'win32')
  stop('Windows itself cannot run this: run it in WSL 2 (wsl --install).');

/** The oldest minor version of each major version: '^20.19.0 || ^22.13.0' is 20.19 and 22.13. */
const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const oldest = [...engines.node.matchAll(/\^(\d+)\.(\d+)/g)].map(([, ...parts]) =>
  parts.map(Number),
);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!oldest.some(([only, least]) => major === only && minor >= least)) {
  const versions = oldest.map((parts) => parts.join('.')).join(', ');
  stop(
    `Node ${process.versions.node} cannot run this: install Node 22 (runs on ${versions} and later of each).`,
  );
}

const changed = (file) => statSync(`${root}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the hidden lock file last, so an interrupted install counts as missing.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.error('Installing packages (about a minute the first time) …');
  const install = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (install.status !== 0) {
    console.error('npm could not install the packages; its message is above.');
    process.exit(install.status ?? 1);
  }
}

process.env.STARTED_AT = String(startedAt);
const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...args], {
  cwd: root,
  stdio: 'inherit',
});
// Also when only this process is told to stop; the second Ctrl-C of a terminal does no harm.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
