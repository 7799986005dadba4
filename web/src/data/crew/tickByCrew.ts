import type { TickByCrewInput, TickJobAnswer } from '@selasar/domain';
import { crewApi } from '../api.ts';
import { Failure } from '../firebase/failure.ts';
import { isReachable } from '../firebase/live/connection.ts';

const call: (input: TickByCrewInput) => Promise<TickJobAnswer> = crewApi.tickByCrew;

/** Sets the outcome of a job as its driver or guide. Fails at once while offline. */
export async function tickByCrew(input: TickByCrewInput): Promise<TickJobAnswer> {
  if (!isReachable()) throw new Failure('unreachable', 'not-sent');
  return call(input);
}
