// First step of every command, in plain JavaScript that old versions of Node run, too: installs what is missing, then hands over
// to scripts/<command>.ts on the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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

/** '^24.15.0': the major version of production, from the first minor version that all packages take. */
const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const [, major = 0, minor = 0] = /^\^(\d+)\.(\d+)/.exec(engines.node)?.map(Number) ?? [];
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
const isRight = ownMajor === major && ownMinor >= minor;

/** Optional packages bring Node; npm installs the one for this machine. */
const packaged = `${root}node_modules/node-${process.platform}-${process.arch}/bin/node`;
if (!isRight && !existsSync(packaged)) {
  stop(
    `Node ${process.versions.node} cannot run this, and npm has no Node ${major} for ${process.platform} on ` +
      `${process.arch}: install Node ${major}.${minor} or a later ${major}, from https://nodejs.org.`,
  );
}
const node = isRight ? process.execPath : packaged;
if (!isRight) {
  console.error(
    `This machine has Node ${process.versions.node}; the project runs on its own Node ${major}.`,
  );
}

process.env.STARTED_AT = String(startedAt);
// Programs of packages begin with `#!/usr/bin/env node`.
process.env.PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
const child = spawn(node, ['--import', 'tsx', `scripts/${command}.ts`, ...args], {
  cwd: root,
  stdio: 'inherit',
});
// Also when only this process is told to stop; the second Ctrl-C of a terminal does no harm.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
