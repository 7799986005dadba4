import type { Clock } from '../model/clock.ts';
import { Timestamp } from '../model/timestamp.ts';
import type { RulesRegistry } from '../rules/types.ts';
import type { DatabaseRegistry } from './databaseRegistry.ts';
import type { CallContext } from './types.ts';

/** What all operations work on. */
export interface ServiceParts {
  readonly databases: DatabaseRegistry;
  readonly rules: Pick<RulesRegistry, 'for'>;
  readonly clock: Clock;
}

/** One call of an operation. */
export interface Call {
  readonly parts: ServiceParts;
  readonly context: CallContext;
  /** When it started, in whole milliseconds as the server has it: `request.time`, and every server timestamp. */
  readonly time: Timestamp;
}

export function startCall(parts: ServiceParts, context: CallContext): Call {
  const nowMicros = parts.clock.nowMicros();
  return { parts, context, time: Timestamp.fromMicros(nowMicros - (nowMicros % 1000n)) };
}
