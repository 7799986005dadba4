/** The region of the functions and the data: Jakarta, the nearest to Bali. */
export const region = 'asia-southeast2';
