import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Files of local suites; git-ignored. */
export const LOCAL = path.join(ROOT, '.local');

/** The build, log and saved data of the suite at a port. Suites share nothing. */
export const suiteDir = (basePort: number) => path.join(LOCAL, String(basePort));

/** A `demo-` project can't reach anything real. */
export const PROJECT_ID = 'demo-selasar';
