// `npm run conformance`: runs our own cases against the local engine, and recordings of Google's emulator and of
// production if they are available.
import { buildEngine } from './suite/build.ts';

await buildEngine();
await import('../packages/emulators-without-java/conformance/run.ts');
