/** A package as lock files have it. */
interface Entry {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [more: string]: unknown;
}
/** By their places: 'node_modules/one/node_modules/other'. */
export type Packages = Record<string, Entry>;

/** Throws an Error for what is not in the project's lock file. */
export function lockFileOf(
  projectLock: { packages: Packages },
  /** The folder whose dependencies they are. */
  workspace: string,
  bundle: { name: string; dependencies: Record<string, string> },
): { packages: Packages };
