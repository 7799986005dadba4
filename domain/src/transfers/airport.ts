/** The full name of the airport, as the form offers it. */
export const airportName = 'Ngurah Rai International Airport (DPS)';

/** Names that guests use for the airport, in letters and digits only. */
const airport = /airport|bandara|\bdps\b|\bngurah rai\b/;
/** The road past the airport and nearby hotels are named after it. */
const other = /\b(by ?pass|jalan|jln?|hotel|novotel|inn|resort|villa)\b/;

/** Whether a typed place is Bali's airport. */
export function isAirport(place: string): boolean {
  const text = place.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return airport.test(text) && !other.test(text);
}
