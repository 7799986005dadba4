import type { Clock } from '../model/clock.ts';
import { Timestamp } from '../model/timestamp.ts';
import type { RulesRegistry } from '../rules/types.ts';
import type { DatabaseRegistry } from './databaseRegistry.ts';
import type { CallContext } from './types.ts';

/** What all operations work on. */
export interface Engine {
  readonly databases: DatabaseRegistry;
  readonly rules: Pick<RulesRegistry, 'for'>;
  readonly clock: Clock;
}

/** One call of an operation. */
export interface Call {
  readonly engine: Engine;
  readonly context: CallContext;
  /** When it started, in whole milliseconds as the server has it: `request.time`, and every server timestamp. */
  readonly time: Timestamp;
}

export function startCall(engine: Engine, context: CallContext): Call {
  const now = engine.clock.now();
  return { engine, context, time: Timestamp.fromMicros(now - (now % 1000n)) };
}
