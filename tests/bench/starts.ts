// The time from the start of a function's server to its first response, compared with an empty function.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { LOCAL, PROJECT_ID, ROOT } from '../../scripts/suite/root.ts';
import { median, sideBySide } from './support/figures.ts';
import type { Figure, Row } from './support/row.ts';
import { anySuite } from './support/suites.ts';

const server = path.join(import.meta.dirname, 'support', 'firstAnswer.mjs');
const ours = path.join(ROOT, 'functions', 'lib', 'index.js');
const empty = path.join(LOCAL, 'bench', 'empty.mjs');
const times = 9;

/** The call to each function: one that it refuses; for `site`, a page. */
const coldCalls = [
  { name: 'createBooking', at: '/', most: 1.5 },
  { name: 'trip', at: '/openTrip', most: 1.5 },
  { name: 'site', at: '/privacy', method: 'GET', status: '200', most: 1.5 },
  { name: 'createTransfer', at: '/', most: 2 },
  { name: 'submitMessage', at: '/', most: 2 },
  { name: 'crew', at: '/openCrew', most: 2 },
  { name: 'staff', at: '/setBookingStatus', status: '401', most: 2 },
  { name: 'admin', at: '/setRole', status: '401', most: 2 },
  { name: 'fetchFeed', at: '/', status: '401', most: 2 },
] as const;

export const starts: Row = {
  measures: "the start of a function's server until its first answer",
  async run() {
    const { siteDir, enginePort } = await anySuite();
    await mkdir(path.dirname(empty), { recursive: true });
    await writeFile(
      empty,
      "import { onCall } from 'firebase-functions/v2/https';\nexport const nothing = onCall(() => null);\n",
    );
    const env = {
      ...process.env,
      SITE_DIR: siteDir,
      GCLOUD_PROJECT: PROJECT_ID,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${enginePort}`,
      SITE_ORIGINS: '[]',
      ENFORCE_APP_CHECK: 'false',
      MIN_INSTANCES: '0',
    };
    const start =
      (module: string, name: string, at: string, method: string, status: string) => async () => {
        const startedAt = performance.now();
        const { stdout } = await promisify(execFile)(
          process.execPath,
          [server, module, name, at, method],
          { env, cwd: ROOT },
        );
        if (!stdout.endsWith(status)) throw new Error(`${name} answered ${stdout.slice(-300)}`);
        return performance.now() - startedAt;
      };
    const found = await sideBySide(
      [
        start(empty, 'nothing', '/', 'POST', '200'),
        ...coldCalls.map(({ name, at, ...more }) =>
          start(
            ours,
            name,
            at,
            'method' in more ? more.method : 'POST',
            'status' in more ? more.status : '400',
          ),
        ),
      ],
      times,
    );
    const [limit = NaN, ...medians] = found.map(median);
    return [
      { what: 'starts: a function that does nothing', figure: limit, unit: 'ms' },
      ...coldCalls.flatMap(({ name, most }, index): Figure[] => [
        { what: `starts: ${name}`, figure: medians[index] ?? NaN, unit: 'ms' },
        {
          what: `starts: ${name}, of one that does nothing`,
          figure: (medians[index] ?? NaN) / limit,
          unit: '',
          target: most,
        },
      ]),
    ];
  },
};
