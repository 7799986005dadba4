import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ViteBuilder } from 'vite';
import { findPackageJSON } from 'node:module';
import { buildClient } from './buildClient.ts';
import { buildWorker } from './buildWorker.ts';

interface Server {
  addressesWithoutData: readonly string[];
  createSite: (options: {
    template: string;
    manifest: unknown;
    offers: object;
    localeStorage: object;
    onError: (error: unknown) => void;
  }) => (address: string, nowMs: number) => Promise<{ body: string }>;
}

function staffFiles(manifest: Manifest, page: string): string[] {
  const found = new Set<string>();
  const add = (name = '') => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  // See buildClient.ts.
  const staff = Object.keys(manifest).find((name) => manifest[name]?.name === 'staff');
  if (!staff) throw new Error('The build has no file named staff');
  add(staff);
  return [...found].map((file) => `/${file}`).filter((file) => !page.includes(`"${file}"`));
}

/** Preloads scripts that would otherwise be requested only after the first ones have run. */
const withPreloads = (page: string, files: readonly string[]): string =>
  page.replace('</head>', () =>
    files
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
      .join('')
      .concat('</head>'),
  );

/** Leaves the content policy of this build beside its manifest, for the configuration of Hosting. */
export async function buildServer(builder: ViteBuilder, policy: string): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('vite.config.ts has no client and ssr');
  await buildClient(builder, client);
  await builder.build(ssr);
  const { root } = client.config;
  const web = path.resolve(root, client.config.build.outDir);
  const site = path.resolve(root, ssr.config.build.outDir);

  const template = await readFile(path.join(web, 'index.html'), 'utf8');
  const manifest = await readFile(path.join(web, '.vite/manifest.json'), 'utf8');
  await writeFile(path.join(web, '.vite/policy.txt'), policy);
  await writeFile(path.join(site, 'template.html'), template);
  await writeFile(path.join(site, 'manifest.json'), manifest);
  // The address '/' belongs to the server. Other pages that only a browser renders start from one of these.
  await rename(path.join(web, 'index.html'), path.join(web, 'shell.html'));
  const files = staffFiles(JSON.parse(manifest) as Manifest, template);
  await writeFile(path.join(web, 'staff.html'), withPreloads(template, files));
  await completeLicenses(web);
  await buildWorker(web, JSON.parse(manifest) as Manifest);

  const server = (await import(pathToFileURL(path.join(site, 'index.js')).href)) as Server;
  const render = server.createSite({
    template,
    manifest: JSON.parse(manifest),
    offers: {},
    localeStorage: new AsyncLocalStorage(),
    onError: (error) => {
      throw error;
    },
  });
  const write = async (address: string, file: string) => {
    const { body } = await render(address, Date.now());
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
  };
  for (const page of server.addressesWithoutData) await write(page, path.join(web, `${page}.html`));
  await write('/404', path.join(web, '404.html'));
  // The runtime of functions answers this address with 404 by itself.
  await write('/robots.txt', path.join(web, 'robots.txt'));
}

export const licensesFile = 'licenses.txt';

const textOf = (file: string) => readFile(file, 'utf8');
const fontLicense = (font: string) =>
  textOf(path.join(import.meta.dirname, `src/app/theme/fonts/${font}-license.txt`));

/** Vite's list lacks the fonts, and the text that the Firebase packages for browsers only name. */
export async function completeLicenses(folder: string): Promise<void> {
  const file = path.join(folder, licensesFile);
  const admin = findPackageJSON('firebase-admin', import.meta.url);
  if (!admin) throw new Error('firebase-admin is not installed');
  const parts = [
    await textOf(file),
    `## Figtree, a font (OFL-1.1)\n\n${await fontLicense('figtree')}`,
    `## Fraunces, a font (OFL-1.1)\n\n${await fontLicense('fraunces')}`,
    `## Apache-2.0, of the Firebase packages above\n\n${await textOf(path.join(admin, '../LICENSE'))}`,
  ];
  await writeFile(file, parts.map((part) => `${part.trim()}\n`).join('\n'));
}
