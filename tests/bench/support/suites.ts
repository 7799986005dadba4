import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { region } from '@selasar/domain/core';
import { seedDemoData } from '../../../scripts/seed/demoData.ts';
import { buildEngine, buildFunctions, buildSite } from '../../../scripts/suite/build.ts';
import { localEngineEnv } from '../../../scripts/suite/engine.ts';
import { findFreeBase, portsFrom } from '../../../scripts/suite/ports.ts';
import { step } from '../../../scripts/suite/progress.ts';
import { PROJECT_ID } from '../../../scripts/suite/root.ts';
import { startSuite } from '../../../scripts/suite/suite.ts';
import { fillUp } from './bookings.ts';
import { openCdn } from './cdn.ts';
import { atEnd } from './cleanUp.ts';

const FIRST_PORT = 27_000;

/** A running site with its data. */
export interface BenchSuite {
  readonly basePort: number;
  readonly bookings: number;
  /** The address of the site on Hosting. */
  readonly siteUrl: string;
  /** The address of the site behind the simulated CDN. */
  readonly cdnUrl: string;
  readonly functionsUrl: string;
  readonly db: Firestore;
  readonly enginePort: number;
  readonly siteDir: string;
}

const started = new Map<number, Promise<BenchSuite>>();
/** One after the other: the environment holds the addresses of one suite. */
let last: Promise<unknown> = Promise.resolve();

/** The suite with the given number of bookings. Started for the first row that needs it, and shared by later rows. */
export function suiteOf(bookings: number): Promise<BenchSuite> {
  const known = started.get(bookings);
  if (known) return known;
  const suite = last.then(() =>
    step(`Starting a suite with ${bookings} bookings`, () => start(bookings)),
  );
  last = suite.catch(() => undefined);
  started.set(bookings, suite);
  return suite;
}

/** The suite of rows that do not depend on the number of bookings. */
export const anySuite = () => suiteOf(100);

async function start(bookings: number): Promise<BenchSuite> {
  const basePort = await findFreeBase(FIRST_PORT);
  const ports = portsFrom(basePort);
  await buildEngine();
  // The page may be served from a port other than the suite's own.
  const [site] = await Promise.all([buildSite(basePort), buildFunctions()]);
  const suite = await startSuite({ ports, site, engineEnv: await localEngineEnv() });
  atEnd(() => suite.stop());
  Object.assign(process.env, suite.env);
  await seedDemoData({ projectId: PROJECT_ID });
  const app = initializeApp({ projectId: PROJECT_ID }, String(basePort));
  atEnd(() => deleteApp(app));
  const db = getFirestore(app);
  await fillUp(db, bookings);
  const siteUrl = `http://127.0.0.1:${basePort}`;
  return {
    basePort,
    bookings,
    siteUrl,
    cdnUrl: await openCdn((path) => fetch(siteUrl + path, { redirect: 'manual' })),
    functionsUrl: `http://127.0.0.1:${ports.functions}/${PROJECT_ID}/${region}`,
    db,
    enginePort: ports.firestore,
    siteDir: site.siteDir,
  };
}
