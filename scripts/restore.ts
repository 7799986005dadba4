// `npm run restore -- DIR|gs://BUCKET/FOLDER --into PROJECT`: stores what `npm run backup` has written. With
// GOOGLE_APPLICATION_CREDENTIALS set, or the addresses of a local suite. docs/operations/restore.md tells more.
import { parseArgs } from 'node:util';
import { partNames, type PartName } from './backup/manifest.ts';
import { placeAt } from './backup/place.ts';
import { inWords, printed } from './backup/progress.ts';
import { look, restore } from './backup/restore.ts';
import { isLocal, openSite } from './backup/site.ts';
import { refuseTriggers } from './backup/triggers.ts';
import { untilAsked } from './backup/untilAsked.ts';
import { verify } from './backup/verify.ts';
import { withoutTriggers } from './seed/figures.ts';

const USAGE =
  'Usage: npm run restore -- DIR|gs://BUCKET/FOLDER --into PROJECT [--database ID] [--bucket NAME]\n' +
  '         [--only documents|accounts|pictures]… [--over] [--path DOCUMENT] [--dry-run]';

await untilAsked(async (signal) => {
  const { positionals, values } = parseArgs({
    options: {
      into: { type: 'string' },
      database: { type: 'string' },
      bucket: { type: 'string' },
      only: { type: 'string', multiple: true },
      over: { type: 'boolean' },
      path: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [source, ...more] = positionals;
  const { path } = values;
  const parts =
    path === undefined
      ? partNames.filter((part) => values.only?.includes(part) ?? true)
      : (['documents'] as const);
  const isKnown = values.only?.every((part) => partNames.includes(part as PartName)) ?? true;
  if (!source || more.length > 0 || !values.into || !isKnown) throw new Error(USAGE);
  const { into: project, database, bucket, over = false } = values;
  const site = openSite({ project, database, bucket });
  const place = placeAt(source, site.app);
  const progress = printed(signal);

  progress.say(`Reading ${source}`);
  const manifest = await verify(place);
  const { isContinued, filled } = await look(site, manifest, { parts, over, path });
  if (parts.includes('documents') && path === undefined) await refuseTriggers(site);
  const sizes =
    path ?? parts.map((part) => `${inWords(manifest.parts[part].count)} ${part}`).join(', ');
  progress.say(
    `${sizes} of ${manifest.project}, as of ${manifest.at}, into ${project}, database ${site.database}, ` +
      `bucket ${site.bucket}`,
  );
  if (isContinued) progress.say('A restore of this backup was cut here: it is done again.');
  else if (filled.length > 0) progress.say(`Writes over ${filled.join(' and ')} that are there.`);
  if (values['dry-run']) {
    process.stdout.write('Nothing was written.\n');
    return;
  }
  const work = () => restore(site, place, manifest, { parts, path }, progress);
  const { heldMails } = await (isLocal() && process.env.FIREBASE_EMULATOR_HUB && path === undefined
    ? withoutTriggers(work)
    : work());
  process.stdout.write(`Restored: ${sizes}.\n`);
  if (heldMails > 0) {
    process.stdout.write(
      `${heldMails} mails had not left when the backup was made. Staff see them as failed, and decide about each.\n`,
    );
  }
}, 'Stopped. Run the same command again: it goes over what it has done, and ends the same.');
