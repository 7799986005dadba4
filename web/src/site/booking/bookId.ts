/** The card that asks for a booking, by its id. */
export const bookId = 'book';
