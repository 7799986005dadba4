/** Where the functions and the data live: Jakarta, the region nearest to Bali. */
export const region = 'asia-southeast2';
