import type { TickByCrewInput, TickJobAnswer } from '@selasar/domain';
import { crewApi } from '../api.ts';
import { Failure } from '../firebase/failure.ts';
import { isReachable } from '../firebase/live/connection.ts';

const call: (input: TickByCrewInput) => Promise<TickJobAnswer> = crewApi.tickByCrew;

/** Drivers and guides say what has become of a job of theirs. Without a line nothing is sent. */
export async function tickByCrew(input: TickByCrewInput): Promise<TickJobAnswer> {
  if (!isReachable()) throw new Failure('unreachable', 'not-sent');
  return call(input);
}
