import { areasIn } from '../../core/bali/areas.ts';
import { isSamePlace } from '../../transfers/place.ts';

const generic = new Set(['villa', 'villas', 'the', 'bali', 'house', 'private', 'luxury', 'pool']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that only this villa's name has, without its area of Bali. */
const ownWords = (villa: string): string[] =>
  wordsOf(villa).filter((word) => !generic.has(word) && areasIn(word).length === 0);

const isNear = (place: string, villa: string): boolean => {
  const areas = areasIn(villa);
  return (
    isSamePlace(place, villa) ||
    ownWords(villa).some((word) => wordsOf(place).includes(word)) ||
    areasIn(place).some((area) => areas.includes(area))
  );
};

const names = (place: string, villa: string): boolean => {
  const own = ownWords(villa);
  return own.length > 0 && own.every((word) => wordsOf(place).includes(word));
};

/**
 * Whether a typed place is certainly at none of these villas: it names another villa of the trip, or another area of
 * Bali. An address, a hotel or 'our villa' may be anywhere.
 */
export function isElsewhere(
  place: string,
  villas: readonly string[],
  others: readonly string[],
): boolean {
  if (villas.length === 0 || villas.some((villa) => isNear(place, villa))) return false;
  const namesOther = others.some((other) => !villas.includes(other) && names(place, other));
  const isKnown = villas.every((villa) => areasIn(villa).length > 0);
  return namesOther || (isKnown && areasIn(place).length > 0);
}
