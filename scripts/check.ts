// `npm run check`: types, lint, format, unit and component tests. `-- --changed` leaves out the tests that no uncommitted change
// reaches; it and any other option are Vitest's.
import { check } from './checks/parts.ts';
import { finish } from './checks/finish.ts';
import { endOnSignal } from './suite/run.ts';

endOnSignal();
finish(await check(process.argv.slice(2)));
