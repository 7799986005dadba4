/** Apart, so that it is loaded with nothing but what is used of it. */
export { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/min';
