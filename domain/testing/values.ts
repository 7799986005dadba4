/** Base values of several schema tests. */
export const id = '9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11';
export const at = new Date('2026-11-21T01:30:00Z');
export const stay = { startDate: '2026-12-30', endDate: '2027-01-02' };
