// `npm run check`: types, lint, format, unit and component tests.
import { check } from './checks/parts.ts';
import { finish } from './checks/result.ts';
import { endOnSignal } from './suite/run.ts';

endOnSignal();
finish(await check());
