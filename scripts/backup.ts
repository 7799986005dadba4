// `npm run backup -- DIR|gs://BUCKET/FOLDER --from PROJECT`: all documents, accounts and pictures of a project. With
// GOOGLE_APPLICATION_CREDENTIALS set, or the addresses of a local suite. docs/operations/backup.md tells more.
import { parseArgs } from 'node:util';
import { backUp } from './backup/backUp.ts';
import { partNames } from './backup/manifest.ts';
import { placeAt } from './backup/place.ts';
import { inWords, printed } from './backup/progress.ts';
import { openSite } from './backup/site.ts';
import { untilAsked } from './backup/untilAsked.ts';

const USAGE =
  'Usage: npm run backup -- DIR|gs://BUCKET/FOLDER --from PROJECT [--database ID] [--bucket NAME]';

await untilAsked(async (signal) => {
  const { positionals, values } = parseArgs({
    options: {
      from: { type: 'string' },
      database: { type: 'string' },
      bucket: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [target, ...more] = positionals;
  if (!target || more.length > 0) throw new Error(USAGE);
  const { from: project, database, bucket } = values;
  const site = openSite({ project, database, bucket });
  const { at, parts } = await backUp(site, placeAt(target, site.app), printed(signal));
  const sizes = partNames.map((part) => `${inWords(parts[part].count)} ${part}`);
  process.stdout.write(`${target}: ${sizes.join(', ')}, as of ${at}.\n`);
}, 'Stopped. What was written is no whole backup: it has no manifest. Begin again at the same place.');
