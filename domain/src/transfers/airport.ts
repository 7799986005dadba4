/** The airport by its whole name, as the form offers it. */
export const airportName = 'Ngurah Rai International Airport (DPS)';

/** How guests write of the airport, letters and digits alone. */
const airport = /airport|bandara|\bdps\b|\bngurah rai\b/;
/** The road past the airport has its name, and so do hotels beside it. */
const other = /\b(by ?pass|jalan|jln?|hotel|novotel|inn|resort|villa)\b/;

/** Whether a place that somebody typed is Bali's airport. */
export function isAirport(place: string): boolean {
  const text = place.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return airport.test(text) && !other.test(text);
}
