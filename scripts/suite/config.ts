import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentPolicy, localServices } from '../../web/contentPolicy.ts';
import { hostingOf } from './hosting.ts';
import type { Ports } from './ports.ts';
import { ROOT } from './root.ts';

/** The content policy of a suite's pages, with its ports, which the build does not know. */
export const policyOf = ({ hosting }: Ports): string => contentPolicy(localServices(hosting));

/**
 * Writes firebase.json with this suite's ports and web build into the project's root: firebase-tools treats the
 * folder of the file as the project.
 */
export async function writeConfig(
  ports: Ports,
  webDir: string | undefined,
): Promise<{ file: string; remove: () => Promise<void> }> {
  const config = JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8'));
  if (webDir) {
    config.hosting = await hostingOf(config.hosting, webDir, policyOf(ports));
    config.hosting.public = path.relative(ROOT, webDir);
  }
  // These have no emulator.
  const { firestoreWebsocket, vite: _, mailbox: __, ui: ___, ...servers } = ports;
  for (const [service, port] of Object.entries(servers)) {
    config.emulators[service] = { ...config.emulators[service], host: '127.0.0.1', port };
  }
  config.emulators.firestore.websocketPort = firestoreWebsocket;
  // It is downloaded, and a suite needs no network.
  config.emulators.ui = { enabled: false };
  const file = path.join(ROOT, `.firebase.${ports.hosting}.json`);
  await writeFile(file, JSON.stringify(config, null, 2));
  return { file, remove: () => rm(file, { force: true }) };
}
