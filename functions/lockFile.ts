// The lock file of the bundle: the part of the project's own that the bundle's dependencies need, so that the cloud
// installs what was tested here.
import path from 'node:path';

/** A package as lock files have it. */
interface Entry {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [more: string]: unknown;
}
/** By their places: 'node_modules/one/node_modules/other'. */
export type Packages = Record<string, Entry>;

/** Where a package that lies at `from` finds another: beside it, or further up. */
function found(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = path.posix.join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '.') return undefined;
  }
}

/** What it cannot run without, and what it uses where it is there. */
const needs = (entry: Entry): string[] => [
  ...Object.keys(entry.dependencies ?? {}),
  ...Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  ),
];

/** Throws for what is not in the project's lock file. The workspace is the folder whose dependencies they are. */
export function lockFileOf(
  { packages }: { packages: Packages },
  workspace: string,
  bundle: { name: string; dependencies: Record<string, string> },
): { packages: Packages; [more: string]: unknown } {
  const bundled: Packages = {};
  const follow = (from: string, name: string, isOptional = false): void => {
    const place = found(packages, from, name);
    const stored = place && packages[place];
    if (!stored && isOptional) return;
    if (!stored) throw new Error(`${name}, which ${from} needs, is not in package-lock.json.`);
    // What lies in the workspace's own folder lies in the bundle's.
    const target = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place;
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = stored;
    if (bundled[target] && bundled[target].version !== entry.version) {
      throw new Error(
        `Two versions of ${name} would lie at ${target}. Please bring them together.`,
      );
    }
    if (bundled[target]) return;
    bundled[target] = entry;
    for (const needed of needs(entry)) follow(place, needed);
    for (const used of Object.keys(entry.optionalDependencies ?? {})) follow(place, used, true);
  };
  for (const name of Object.keys(bundle.dependencies)) follow(workspace, name);
  const sorted = Object.fromEntries(Object.entries(bundled).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    name: bundle.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name: bundle.name, dependencies: bundle.dependencies }, ...sorted },
  };
}
