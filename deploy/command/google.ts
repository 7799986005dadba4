import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../../scripts/suite/root.ts';
import type { Environment } from '../environments/environment.ts';
import { firebaseOutput } from './firebase.ts';

/** Throws if App Check would reject the site's tokens: then nobody could read or book. */
export async function checkRegistration(site: Environment['site']): Promise<void> {
  const { VITE_FIREBASE_APP_ID: app, VITE_APP_CHECK_KEY: key } = site;
  const output = await firebaseOutput(
    site.VITE_FIREBASE_PROJECT_ID,
    'appcheck:providers:get',
    'recaptcha-enterprise',
    '--app',
    app,
  );
  const registered = /^Site key:\s+(\S+)/m.exec(output)?.[1];
  if (registered === key) return;
  throw new Error(
    `App Check does not know the site's key: the web app ${app} is registered with ` +
      `${registered === 'not' ? 'none' : registered}, VITE_APP_CHECK_KEY is ${key}. Please register ` +
      'the app with reCAPTCHA Enterprise under App Check in the console; docs/operations/first-deploy.md says how.',
  );
}

/** Waits until Firestore has built every index: a query without its index fails. */
export async function untilIndexesAreBuilt(project: string, pauseMs = 10_000): Promise<void> {
  const file = await readFile(path.join(ROOT, 'firestore.indexes.json'), 'utf8');
  const wanted = (JSON.parse(file) as { indexes: unknown[] }).indexes.length;
  for (;;) {
    const output = await firebaseOutput(project, 'firestore:indexes', '--pretty');
    if (output.includes('[NEEDS_REPAIR]')) {
      throw new Error(
        'Firestore could not build an index. Please delete it in the console and deploy again.',
      );
    }
    const those = (state: string) => output.split(`[${state}]`).length - 1;
    const left = Math.max(those('CREATING'), wanted - those('READY'));
    if (left <= 0) return;
    process.stdout.write(`    ${left} ${left === 1 ? 'index' : 'indexes'} to go\n`);
    await setTimeout(pauseMs);
  }
}

/** Firestore and Storage then reject requests without an App Check token. Functions check it themselves. */
export async function enforceAppCheck(project: string): Promise<void> {
  for (const service of ['firestore', 'storage']) {
    await firebaseOutput(project, 'appcheck:services:set', service, 'enforced', '--force');
  }
}
