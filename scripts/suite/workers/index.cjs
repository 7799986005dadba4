// Loaded into firebase-tools before it starts. See docs/decisions/0016-local-workers.md.
const { share } = require('./share.cjs');

try {
  const missing = share((module) => require(`firebase-tools/lib/emulator/${module}.js`));
  if (missing.length > 0) tell(`it has no ${missing.join(', ')}`);
} catch (error) {
  tell(String(error));
}

function tell(why) {
  process.stderr.write(`Functions run as firebase-tools runs them, and may lose events: ${why}\n`);
}
