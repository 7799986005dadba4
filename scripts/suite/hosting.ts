import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}
export interface Hosting {
  public: string;
  headers: HeaderRule[];
}

const policyHeader = 'Content-Security-Policy';

/** '/assets/**' or '/@(images|videos)/**': the files in some folders. */
const ofFolders = /^\/(?:@\()?([\w|]+)\)?\/\*\*$/;

/**
 * The Hosting configuration of a built site, with the content policy of its build or `ownPolicy`. Cache rules of a folder are
 * limited to existing files: otherwise browsers would cache a missing file, as after a rollback, for a year.
 */
export async function hostingOf<Config extends Hosting>(
  hosting: Config,
  webDir: string,
  ownPolicy?: string,
): Promise<Config> {
  const policy = ownPolicy ?? (await policyOf(webDir));
  const rules = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      policy && header.key === policyHeader ? { ...header, value: policy } : header,
    ),
  }));
  const headers = await Promise.all(
    rules.map(async (rule) => {
      const folders = ofFolders.exec(rule.source)?.[1]?.split('|');
      if (!folders) return [rule];
      const sources = await Promise.all(folders.map((folder) => sourcesIn(webDir, folder)));
      return sources.flat().map((source) => ({ ...rule, source }));
    }),
  );
  return { ...hosting, headers: headers.flat() };
}

/** The policy that web/buildServer.ts has written; undefined if there is none. */
const policyOf = (webDir: string): Promise<string | undefined> =>
  readFile(path.join(webDir, '.vite/policy.txt'), 'utf8').catch(() => undefined);

/** A glob for the files of a folder, and one for each folder in it. */
async function sourcesIn(webDir: string, folder: string): Promise<string[]> {
  const place = path.join(webDir, folder);
  // A brand may have no videos.
  if (!existsSync(place)) return [];
  const entries = await readdir(place, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const strange = files.find((name) => !/^[\w.-]+$/.test(name));
  if (strange) throw new Error(`${folder}/${strange} cannot be named in firebase.json.`);
  const inner = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => sourcesIn(webDir, `${folder}/${name}`)),
  );
  const own = files.length > 0 ? [`/${folder}/@(${files.join('|')})`] : [];
  return [...own, ...inner.flat()];
}
