/** Jakarta, the nearest to Bali. */
export const region = 'asia-southeast2';
