import { company } from '@selasar/brand';

// Apart from the schema, so that a page which only waits for the form loads no zod.

/** What holds where nothing is set: every hour to come, at one price, and the free cancellation of the company's terms. */
export const noTransferTerms = {
  leadHours: 0,
  hours: { from: '00:00', to: '23:00' },
  vehicles: [],
  freeCancellationHours: company.transferCancellationHours ?? 0,
};

/**
 * Stands for invalid terms, whose prices are unknown: no request is accepted, rather than one at a wrong price. Guests
 * are asked to write to us, and staff see the problem.
 */
export const invalidTerms = 'damaged';
