/** The id of the booking card's element. */
export const bookId = 'book';
