// `npm run check`: what a change has to pass before it is worth running: types, lint, format, unit tests.
import { finish } from './checks/result.ts';
import { staticChecks } from './checks/static.ts';
import { unitTests } from './checks/unit.ts';
import { endOnSignal } from './suite/endOnSignal.ts';

endOnSignal();
finish(await Promise.all([staticChecks(), unitTests()]));
