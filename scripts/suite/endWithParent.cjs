// Loaded into firebase-tools before it starts. When the script that started the suite ends for any reason, this pipe closes:
// then the suite's process group is killed, and its files in other folders are removed.
const { rmSync } = require('node:fs');

const leftovers = JSON.parse(process.env.SUITE_LEFTOVERS);
delete process.env.SUITE_LEFTOVERS;

process.stdin.resume();
process.stdin.on('end', () => {
  for (const place of leftovers) rmSync(place, { recursive: true, force: true });
  process.kill(-process.pid, 'SIGKILL');
});
// The pipe does not keep the process alive.
process.stdin.unref();
