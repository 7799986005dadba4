import { lcp } from './lcp.ts';
import { scripts } from './scripts.ts';
import type { Row } from './support/row.ts';
import { tap } from './tap.ts';

/** All that can be measured, by name, in the order of the table. */
export const rows: Readonly<Record<string, Row>> = { scripts, lcp, tap };
