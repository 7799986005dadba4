import type { CrewAddressAnswer } from '@selasar/domain';
import { staff } from '../api.ts';

type Ask = (input: { crewId: string }) => Promise<CrewAddressAnswer>;

/** The key of the page of a driver or guide. */
export const crewAddress: Ask = staff.crewAddress;

/** A new key; the one from before leads nowhere from then on. */
export const replaceCrewKey: Ask = staff.replaceCrewKey;
