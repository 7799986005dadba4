/** In a separate file, so that only the used parts of the library load. */
import metadata from 'libphonenumber-js/min/metadata';

export { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/min';

export const callingCodes: Readonly<Record<string, readonly string[]>> =
  metadata.country_calling_codes;
