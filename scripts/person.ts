// `npm run person -- export EMAIL > file.json`: all that is kept of a guest. `npm run person -- remove EMAIL`: takes them out
// of everything, after it has shown what there is and asked; --yes asks nothing, --even-open removes who is still expected.
// --project P names the project. In production with GOOGLE_APPLICATION_CREDENTIALS set; in a local suite with its
// FIRESTORE_EMULATOR_HOST. See docs/operations/people.md.
import { promptLine, personCommand, requestedOf } from './person/command.ts';
import { messageOf } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';

try {
  const requested = requestedOf(process.argv.slice(2));
  const isLocal = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  const project = requested.project ?? (isLocal ? PROJECT_ID : undefined);
  // The functions' own code does it; it takes its project from here.
  if (project) process.env['GCLOUD_PROJECT'] = project;
  await personCommand(requested, {
    write: (text) => process.stdout.write(text),
    say: (text) => process.stderr.write(`${text}\n`),
    prompt: promptLine,
  });
} catch (error) {
  process.stderr.write(`\n${messageOf(error)}\n`);
  process.exitCode = 1;
}
