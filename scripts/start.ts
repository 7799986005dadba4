// `npm start`: builds everything, starts the Firebase suite, loads the demo data, serves the site.
import { buildEngine, buildFunctions, buildSite } from './suite/build.ts';
import { requireJava } from './suite/engine.ts';
import { launch } from './suite/launch.ts';
import { openMailbox } from './suite/mailbox.ts';
import { readOptions } from './suite/options.ts';
import { fail, step } from './suite/progress.ts';
import { playSchedules } from './suite/schedules.ts';
import { untilStopped } from './suite/untilStopped.ts';
import { welcome } from './suite/welcome.ts';

try {
  const options = await readOptions(process.argv.slice(2));
  if (options.official) requireJava();
  const [site] = await step('Building the site, the functions and the engine', () =>
    Promise.all([buildSite(), buildFunctions(), buildEngine()]),
  );
  const suite = await launch(options, site);
  playSchedules(`127.0.0.1:${options.ports.functions}`);
  const mailbox = await openMailbox(options.ports, { plays: true });
  const siteUrl = `http://127.0.0.1:${options.ports.hosting}`;
  process.stdout.write(welcome(siteUrl, mailbox.url));
  await untilStopped(suite);
} catch (error) {
  fail(error);
}
