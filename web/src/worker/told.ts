/** What a build tells its worker (web/buildWorker.ts). */
interface Told {
  /** Another one for each build whose files differ. */
  readonly version: string;
  /** The page that is empty until the browser draws it. */
  readonly shell: string;
  /** What the shell names when it is the one of this build. */
  readonly entry: string;
  /** Addresses of all files that public pages and the shell need. */
  readonly files: readonly string[];
}

declare const WORKER_TOLD: Told;

export const told = WORKER_TOLD;
