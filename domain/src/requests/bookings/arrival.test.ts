import { expect, it } from 'vitest';
import { arrivalFacts, arrivalOf } from './arrival.ts';

const villa = { location: 'Ubud', amenities: ['Private pool'], facts: {} };

it('is what the villa says, and its location where it has no address', () => {
  const facts = {
    checkIn: '14:00',
    checkOut: '11:00',
    address: 'Jalan Suweta 88',
    hostName: 'Wayan',
  };
  expect(arrivalOf({ ...villa, facts })).toEqual(facts);
  expect(arrivalOf(villa)).toEqual({ address: 'Ubud' });
});

it.each([
  ['Airport transfer included', true],
  ['Free airport pick-up', true],
  ['Airport transfer at extra cost', undefined],
  ['Airport shuttle on request', undefined],
  ['Close to the airport', undefined],
])('knows from "%s" whether guests are met', (amenity, expected) => {
  expect(arrivalOf({ ...villa, amenities: [amenity] }).airportTransfer).toBe(expected);
});

it('is shown with a map', () => {
  const arrival = { checkIn: '14:00', checkOut: '11:00', address: 'Jalan Suweta 88, Ubud' };
  expect(arrivalFacts({ ...arrival, hostName: 'Wayan', airportTransfer: true }, 'Sawah')).toEqual([
    ['Check-in from', '14:00 (Bali time)'],
    ['Check-out until', '11:00 (Bali time)'],
    [
      'Address',
      'Jalan Suweta 88, Ubud',
      'https://www.google.com/maps/search/?api=1&query=Sawah%2C%20Jalan%20Suweta%2088%2C%20Ubud%2C%20Bali',
    ],
    ['Your host', 'Wayan'],
    ['Airport transfer', 'Included'],
  ]);
  expect(arrivalFacts(undefined, 'Sawah')).toEqual([]);
});
