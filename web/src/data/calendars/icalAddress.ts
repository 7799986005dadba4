import { icalAddressAnswerSchema } from '@selasar/domain';
import type { IcalAddressAnswer, IcalAddressInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

type Ask = (input: IcalAddressInput) => Promise<IcalAddressAnswer>;

/** The key of the address that other portals read a villa's calendar from. */
export const icalAddress: Ask = callable('icalAddress', icalAddressAnswerSchema);

/** A new key; the one from before leads nowhere from then on. */
export const replaceIcalAddress: Ask = callable('replaceIcalAddress', icalAddressAnswerSchema);
