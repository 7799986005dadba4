// `npm run seed -- staging|production [--dry-run] [--yes]`: adds the brand's tours and villas to the environment's project.
// With GOOGLE_APPLICATION_CREDENTIALS set, or into a local suite with its FIRESTORE_EMULATOR_HOST.
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { confirm } from '../deploy/command/confirm.ts';
import { environmentNames, readEnvironment } from '../deploy/environments/environment.ts';
import { offersToAdd } from './seed/offersToAdd.ts';
import { commandLine } from './suite/commandLine.ts';
import { googleCommand, requireCredentials } from './suite/googleCommand.ts';

const USAGE = 'Usage: npm run seed -- staging|production [--dry-run] [--yes]';
const say = (text: string) => process.stdout.write(`${text}\n`);

await googleCommand(async () => {
  const { values, positionals } = commandLine(USAGE, {
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  const name = environmentNames.find((known) => known === positionals[0]);
  if (!name || positionals.length > 1) throw new Error(USAGE);
  const environment = readEnvironment(name);
  await requireCredentials();
  const db = getFirestore(initializeApp({ projectId: environment.project }));
  const { missing, present, deleted } = await offersToAdd(db);
  say(`${environment.project} has ${present.length} of the brand's tours and villas.`);
  if (deleted.length > 0)
    say(`Not added again, because staff deleted them: ${deleted.join(', ')}.`);
  if (missing.length === 0) say('Nothing to add.');
  else {
    say(`To add: ${missing.map(({ path }) => path).join(', ')}.`);
    if (values['dry-run']) say('Dry run: nothing was added.');
    else {
      await confirm(environment, values.yes ?? false);
      const batch = db.batch();
      // Fails, and adds nothing, if an offer was created in the meantime.
      for (const { path, data } of missing) batch.create(db.doc(path), data);
      await batch.commit();
      say(`Added ${missing.length}. They appear on the site within a minute.`);
    }
  }
});
