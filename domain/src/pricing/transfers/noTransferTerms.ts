import { company } from '@selasar/brand';

// Apart from the schema, so that a page which only waits for the form loads no zod.

export const noTransferTerms = {
  leadHours: 0,
  hours: { from: '00:00', to: '23:00' },
  vehicles: [],
  freeCancellationHours: company.transferCancellationHours ?? 0,
};

/** Invalid terms have unknown prices: no request is accepted, rather than one at a wrong price. */
export const invalidTerms = 'damaged';
