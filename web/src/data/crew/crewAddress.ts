import { crewAddressAnswerSchema } from '@selasar/domain';
import type { CrewAddressAnswer } from '@selasar/domain';
import { callable } from '../core/call.ts';

type Ask = (input: { crewId: string }) => Promise<CrewAddressAnswer>;

/** The key of the page of a driver or guide. */
export const crewAddress: Ask = callable('crewAddress', crewAddressAnswerSchema);

/** A new key; the one from before leads nowhere from then on. */
export const replaceCrewKey: Ask = callable('replaceCrewKey', crewAddressAnswerSchema);
