/** What the forms say of a date that cannot be booked. */
export const dateInPastMessage = 'This date has passed. Please select another date.';
export const dateTooFarMessage = 'Please select a date within the next two years.';
