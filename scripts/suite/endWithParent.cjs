// Loaded into firebase-tools before it starts. When the script that started the suite ends, however it ends, its end of
// this pipe closes: then the suite is killed, which is a process group, and what it keeps in other folders is removed.
const { rmSync } = require('node:fs');

const leftovers = JSON.parse(process.env.SUITE_LEFTOVERS);
delete process.env.SUITE_LEFTOVERS;

process.stdin.resume();
process.stdin.on('end', () => {
  for (const place of leftovers) rmSync(place, { recursive: true, force: true });
  process.kill(-process.pid, 'SIGKILL');
});
// The pipe alone keeps nothing alive.
process.stdin.unref();
