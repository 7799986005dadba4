// `npm run build`: builds the site, the functions and the engine for plain `npx firebase emulators:start`.
// `npm run build -- staging|production`: builds what `npx firebase deploy` deploys to that project.
import { buildInPlace } from './build/place.ts';
import { environmentNames, readEnvironment } from '../deploy/environments/environment.ts';
import { writeEngineEnv } from './suite/engine.ts';
import { fail, step } from './suite/progress.ts';

try {
  const [wanted, ...more] = process.argv.slice(2);
  const name = environmentNames.find((each) => each === wanted);
  if (more.length > 0 || (wanted && !name)) {
    throw new Error('Usage: npm run build [-- staging|production]');
  }
  const environment = name && readEnvironment(name);
  const target = environment ? environment.project : 'the local suite';
  const isNew = await step(`Building the site and the functions for ${target}`, () =>
    buildInPlace(environment),
  );
  const file = await writeEngineEnv();
  if (!isNew) process.stdout.write('  Nothing has changed since the last build.\n');
  const next = environment
    ? `npx firebase deploy --project ${environment.project}`
    : `npx firebase emulators:start (without Java 21, first: . ${file})`;
  process.stdout.write(`  Next: ${next}\n`);
} catch (error) {
  fail(error);
}
