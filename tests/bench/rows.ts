import { burst } from './burst.ts';
import { cls } from './cls.ts';
import { commands } from './commands.ts';
import { day } from './day.ts';
import { engine } from './engine.ts';
import { grid } from './grid.ts';
import { inp } from './inp.ts';
import { lcp } from './lcp.ts';
import { live } from './live.ts';
import { memory } from './memory.ts';
import { occupancy } from './occupancy.ts';
import { reads } from './reads.ts';
import { report } from './report.ts';
import { scripts } from './scripts.ts';
import { server } from './server.ts';
import { start } from './start.ts';
import { starts } from './starts.ts';
import type { Row } from './support/row.ts';
import { tap } from './tap.ts';

/** All rows by name, in the order of the table. */
export const rows: Readonly<Record<string, Row>> = {
  scripts,
  lcp,
  tap,
  cls,
  server,
  inp,
  reads,
  occupancy,
  day,
  report,
  live,
  burst,
  grid,
  engine,
  start,
  starts,
  memory,
  commands,
};
