import type { FactName } from '@selasar/domain';

export const factHints: Readonly<Record<FactName, string>> = {
  tourType: 'Private is also shown in lists.',
  guideLanguages: 'All in which guests can have a guide.',
  difficulty: 'Easy: anyone who walks. Hard: fit guests only.',
  walking: 'In minutes or km, such as “About 5 km in all”.',
  youngestAge: 'Years. Empty: all ages.',
  pickupAreas: 'One row for each price, such as “Ubud, Sanur: included”.',
  bring: 'One thing in each row.',
  rain: 'Whether you go, what you do instead, and what is paid back.',
  checkIn: 'In Bali.',
  checkOut: 'In Bali.',
  size: 'Square meters, indoors and terraces.',
  beachDistance: 'In km or minutes, such as “7 minutes on foot”.',
  centerDistance: 'In km or minutes, such as “10 minutes by scooter”.',
  staff: 'Who is in the house, and when.',
  beds: 'One row for each room, such as “Bedroom 1: 1 king bed”.',
  houseRules: 'One rule in each row.',
};
