/** Apart, so that it is loaded with nothing but what is used of it. */
import metadata from 'libphonenumber-js/min/metadata';

export { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/min';

/** The countries of each calling code; the one that gives it its name comes first. */
export const callingCodes: Readonly<Record<string, readonly string[]>> =
  metadata.country_calling_codes;
