// `npm run conformance`: replays recordings of Google's emulator and of production against the local engine.
import { buildEngine } from './suite/build.ts';

await buildEngine();
await import('../emulator/conformance/run.ts');
