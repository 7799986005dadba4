// `npm run bench`: measures; never part of the tests, because a busy machine is not a defect.
import { buildEngine } from './suite/build.ts';

await buildEngine();
await import('../tests/bench/engine.ts');
