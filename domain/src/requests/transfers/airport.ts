export const placeKey = (place: string): string =>
  place
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export const isSamePlace = (one: string, other: string): boolean =>
  placeKey(one) === placeKey(other);

export const airportName = 'Ngurah Rai International Airport (DPS)';

const airport = /airport|bandara|\bdps\b|\bngurah rai\b/;
/** The road past the airport and nearby hotels are named after it. */
const other = /\b(by ?pass|jalan|jln?|hotel|novotel|inn|resort|villa)\b/;

export function isAirport(place: string): boolean {
  const text = place.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return airport.test(text) && !other.test(text);
}
