import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { atEnd } from './cleanUp.ts';
import type { BenchSuite } from './suites.ts';

export interface Site {
  readonly url: string;
  readonly pid: number;
  /** The number of documents read so far. */
  reads(): Promise<number>;
}

/** Starts the function `site` in its own process, with the data of a suite. */
export async function startSite({ siteDir, enginePort }: BenchSuite): Promise<Site> {
  const child = fork(path.join(import.meta.dirname, 'siteServer.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_DIR: siteDir,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${enginePort}`,
    },
  });
  atEnd(async () => child.kill());
  const nextFigure = async () => {
    const [figure] = (await once(child, 'message')) as [number];
    return figure;
  };
  const port = await nextFigure();
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    reads: () => {
      child.send('reads');
      return nextFigure();
    },
  };
}
