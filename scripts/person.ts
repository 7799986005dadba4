// `npm run person -- export EMAIL > file.json`: exports all data of a guest. `npm run person -- remove EMAIL`: removes it, after
// a confirmation. --yes skips the confirmation, --even-open also removes future bookings, --project P names the project.
// In production with GOOGLE_APPLICATION_CREDENTIALS set; in a local suite with its FIRESTORE_EMULATOR_HOST. See
// docs/operations/people.md.
import { promptLine, personCommand, requestedOf } from './person/command.ts';
import { googleCommand, requireCredentials } from './suite/googleCommand.ts';
import { PROJECT_ID } from './suite/root.ts';

await googleCommand(async () => {
  const requested = requestedOf(process.argv.slice(2));
  await requireCredentials();
  const isLocal = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  const project = requested.project ?? (isLocal ? PROJECT_ID : undefined);
  // The functions' code, which does the work, reads its project from here.
  if (project) process.env['GCLOUD_PROJECT'] = project;
  await personCommand(requested, {
    write: (text) => process.stdout.write(text),
    say: (text) => process.stderr.write(`${text}\n`),
    prompt: promptLine,
  });
});
