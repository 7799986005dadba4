const inTheSheet = {
  file: 'in the sheet',
  table: 'in the sheet',
  card: 'in the sheet',
  sheet: 'a part of its own',
} as const;

/** Where staff see the fields that they maintain for a booking or transfer. */
export const staffFields = {
  driverId: inTheSheet,
  ticks: inTheSheet,
  notes: inTheSheet,
  payments: { ...inTheSheet, file: 'in columns of their own' },
  assignee: { ...inTheSheet, sheet: 'in the inbox' },
  priceReason: inTheSheet,
};
