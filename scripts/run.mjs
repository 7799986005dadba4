// First step of every command, in plain Node: installs what is missing, then hands over to scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...args] = process.argv.slice(2);

const startedAt = Date.now();
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19, 22 or 24.`);
  process.exit(1);
}

const changed = (file) => statSync(`${root}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the hidden lock file last, so an interrupted install counts as missing.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.error('Installing packages (about a minute the first time) …');
  const install = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
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
