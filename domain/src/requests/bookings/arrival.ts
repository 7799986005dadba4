import { z } from 'zod';
import { mapLink } from '../../core/bali/places.ts';
import { t } from '../../i18n/t.ts';
import type { Villa } from '../../offers/offer.ts';

/** As the villa said when it was booked. */
export const arrivalSchema = z.object({
  /** 'HH:mm' in Bali. */
  checkIn: z.string().optional(),
  checkOut: z.string().optional(),
  address: z.string().optional(),
  hostName: z.string().optional(),
  airportTransfer: z.literal(true).optional(),
});
export type Arrival = z.infer<typeof arrivalSchema>;

const transfer = /airport (?:transfer|pick-?up|shuttle)/i;
const atExtraCost = /\b(?:extra|charge|fee|request|not?|without)\b|\$/i;

const includesTransfer = (amenities: readonly string[]): boolean =>
  amenities.some((amenity) => transfer.test(amenity) && !atExtraCost.test(amenity));

export function arrivalOf({
  location,
  amenities,
  facts = {},
}: Pick<Villa, 'location' | 'amenities' | 'facts'>): Arrival {
  const { checkIn, checkOut, hostName } = facts;
  const address = facts.address || location;
  return {
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    ...(address && { address }),
    ...(hostName && { hostName }),
    ...(includesTransfer(amenities) && { airportTransfer: true }),
  };
}

export type ArrivalFact = readonly [label: string, text: string, href?: string];

/** `villa` is the name. */
export function arrivalFacts(arrival: Arrival | undefined, villa: string): ArrivalFact[] {
  const { checkIn, checkOut, address, hostName, airportTransfer } = arrival ?? {};
  const at = (time: string) => t('{time} (Bali time)', { time });
  return [
    ...(checkIn ? [[t('Check-in from'), at(checkIn)] as const] : []),
    ...(checkOut ? [[t('Check-out until'), at(checkOut)] as const] : []),
    ...(address ? [[t('Address'), address, mapLink(`${villa}, ${address}`)] as const] : []),
    ...(hostName ? [[t('Your host'), hostName] as const] : []),
    ...(airportTransfer ? [[t('Airport transfer'), t('Included')] as const] : []),
  ];
}
