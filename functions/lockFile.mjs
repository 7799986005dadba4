// The lock file of the bundle: the part of the project's own that the bundle's dependencies need, so that the cloud
// installs what was tested here.
import path from 'node:path';

/** Where a package that lies at `from` finds another: beside it, or further up. */
function found(packages, from, name) {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = path.posix.join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '.') return undefined;
  }
}

/** What it cannot run without, and what it uses where it is there. */
const needs = (entry) => [
  ...Object.keys(entry.dependencies ?? {}),
  ...Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  ),
];

/** See lockFile.d.mts. */
export function lockFileOf(projectLock, workspace, bundle) {
  const { packages } = projectLock;
  const bundled = {};
  const follow = (from, name, isOptional = false) => {
    const place = found(packages, from, name);
    if (!place && isOptional) return;
    if (!place) throw new Error(`${name}, which ${from} needs, is not in package-lock.json.`);
    // What lies in the workspace's own folder lies in the bundle's.
    const target = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place;
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = packages[place];
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
