// `npm run types`: the compiler alone, as `npm run check` runs it.
import { compiler } from './checks/static.ts';
import { runShown, tool } from './suite/run.ts';

const [program, ...args] = compiler;
process.exit(await runShown(tool(program), args));
