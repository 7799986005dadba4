import type { IcalAddressAnswer, IcalAddressInput } from '@selasar/domain';
import { staff } from '../api.ts';

type Ask = (input: IcalAddressInput) => Promise<IcalAddressAnswer>;

/** The key of the address that other portals read a villa's calendar from. */
export const icalAddress: Ask = staff.icalAddress;

/** A new key; the one from before leads nowhere from then on. */
export const replaceIcalAddress: Ask = staff.replaceIcalAddress;
