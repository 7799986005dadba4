import { createRequire } from 'node:module';
import path from 'node:path';

const PRELOAD = path.join(import.meta.dirname, 'preload.cjs');
const OPTION = `--require ${JSON.stringify(PRELOAD)}`;
/** The middle of a day whose time is not given, so that it does not end within a run. */
const NOON = '12:00';

// Vitest's configuration imports this: without the domain, whose packages Node would have to load as TypeScript.
const inBali = (instant: Date) =>
  new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 'yyyy-MM-ddTHH:mm'.length);

/**
 * The instant of a day in Bali, '2026-12-31', or of a time on it, '2026-12-31T23:59'. Throws an Error with what is possible if
 * there is none.
 */
export function instantOf(text: string): Date {
  const local = text.includes('T') ? text : `${text}T${NOON}`;
  const instant = new Date(`${local}:00+08:00`);
  // February 30 would become March 2.
  if (Number.isNaN(instant.getTime()) || inBali(instant) !== local) {
    throw new Error(
      `'${text}' is no day: please give one such as 2026-12-31, or a time on it in Bali such as 2026-12-31T23:59.`,
    );
  }
  return instant;
}

/**
 * Moves the clock of this process, and of all that it starts with its environment, to the instant that TEST_DAY names.
 * Nothing is moved without it, nor a second time.
 */
export function moveClock(): void {
  const { TEST_DAY, NODE_OPTIONS = '', CLOCK_SHIFT_MS } = process.env;
  if (!TEST_DAY || CLOCK_SHIFT_MS) return;
  process.env['CLOCK_SHIFT_MS'] = String(instantOf(TEST_DAY).getTime() - Date.now());
  process.env['NODE_OPTIONS'] = `${NODE_OPTIONS} ${OPTION}`.trim();
  createRequire(import.meta.url)(PRELOAD);
}

/** For a process that does not inherit the environment, so that it has the same time. */
export function clockEnv(): NodeJS.ProcessEnv {
  const { CLOCK_SHIFT_MS } = process.env;
  return CLOCK_SHIFT_MS ? { CLOCK_SHIFT_MS, NODE_OPTIONS: OPTION } : {};
}
