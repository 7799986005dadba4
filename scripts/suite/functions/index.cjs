// Loaded into firebase-tools before it starts. See docs/decisions/0002-local-suite.md.
const { runInOneServer } = require('./oneServer.cjs');

try {
  const missing = runInOneServer((module) => require(`firebase-tools/lib/emulator/${module}.js`));
  if (missing.length > 0) warn(`it has no ${missing.join(', ')}`);
} catch (error) {
  warn(String(error));
}

function warn(why) {
  process.stderr.write(`Functions run as firebase-tools runs them, and may lose events: ${why}\n`);
}
