// Apart from the schema, so that a page which only waits for the form loads no zod.

/** What holds where nothing is set: every hour to come, at one price. */
export const noTransferTerms = {
  leadHours: 0,
  hours: { from: '00:00', to: '23:00' },
  vehicles: [],
};

/**
 * Of terms that cannot be read nobody knows the price: nothing is taken then, rather than at a price that was not meant.
 * Guests are asked to write to us, and staff see what is wrong.
 */
export const invalidTerms = 'damaged';
