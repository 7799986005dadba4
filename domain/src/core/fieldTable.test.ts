import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { bookingTable } from '../requests/bookings/booking.ts';
import { transferTable } from '../requests/transfers/transfer.ts';
import { plainFacts } from '../trips/plainFacts.ts';
import {
  asForm,
  inputShape,
  inputShapeFor,
  asStored,
  everywhere,
  plainFieldsOf,
  searchOf,
  seenShape,
  storedShape,
  personalDataOf,
  withoutDefaults,
  type FieldSpec,
  type FieldTable,
  type PlainIn,
  type ShownIn,
} from './fieldTable.ts';
import { optionalCount, optionalText, optionalTime } from './schemas.ts';

/** Two plain fields, one in each place, and one that each place names. */
const table = {
  children: {
    ...optionalCount(0, 10),
    label: 'Guests',
    inputFor: ['tour'],
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
    plainIn: everywhere,
  },
  hotel: {
    ...optionalText(200),
    label: 'Hotel',
    inputFor: ['tour', 'villa'],
    searched: 'text',
    personalData: 'place',
    seenByGuest: true,
    plainIn: ['mail', 'sheet'],
    notIn: ['sheet'],
  },
  pickup: {
    ...optionalTime(),
    label: 'Pickup',
    inputFor: ['tour', 'villa'],
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: false,
    plainIn: ['mail'],
  },
  price: {
    label: null,
    stored: z.number(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: false,
    shownIn: ['sheet'],
  },
} as const satisfies FieldTable;

const names = (shape: object) => Object.keys(shape);

it('derives what is stored, entered, visible to the guest, searched and personal of each field', () => {
  expect(names(storedShape(table))).toEqual(['children', 'hotel', 'pickup', 'price']);
  expect(names(inputShape(table))).toEqual(['children', 'hotel', 'pickup']);
  expect(names(inputShapeFor(table, 'villa'))).toEqual(['hotel', 'pickup']);
  expect(names(seenShape(table))).toEqual(['children', 'hotel']);
  expect(searchOf(table)).toMatchObject({ hotel: 'text', price: 'no' });
  expect(personalDataOf(table)).toMatchObject({ hotel: 'place', price: 'nothing' });
});

it('a place shows a field plainly, by an entry of its own, or not at all', () => {
  expectTypeOf<PlainIn<typeof table, 'mail'>>().toEqualTypeOf<'children' | 'hotel' | 'pickup'>();
  expectTypeOf<ShownIn<typeof table, 'sheet'>>().toEqualTypeOf<'price'>();
  expectTypeOf<ShownIn<typeof table, 'mail'>>().toEqualTypeOf<never>();
  expectTypeOf<PlainIn<typeof table, 'sheet'>>().toEqualTypeOf<'children'>();
  // A message to a guest shows no field plainly, so a field that is everywhere needs an entry there.
  expectTypeOf<ShownIn<typeof table, 'template'>>().toEqualTypeOf<'children'>();
  expect(plainFieldsOf(table, 'sheet').map(({ name }) => name)).toEqual(['children']);
});

it('a form has a value in each field, and an empty value is not stored', () => {
  const filled = { children: 2, hotel: 'Alaya', pickup: '' };
  expect(asForm(table, { hotel: 'Alaya', price: 5 })).toEqual({ ...filled, children: '' });
  expect(asStored(table, filled, 'tour')).toEqual(filled);
  expect(asStored(table, { ...filled, children: '' }, 'tour').children).toBeUndefined();
  // The form of a villa does not have the field.
  expect(asStored(table, filled, 'villa').children).toBeUndefined();
  const input = z.object(inputShape(table));
  expect(input.parse({})).toEqual({ children: '', hotel: '', pickup: '' });
  expect(input.safeParse({ children: 11 }).success).toBe(false);
  expect(z.object(withoutDefaults(input.shape)).safeParse({}).success).toBe(false);
});

it('guests read the label and the value of each field that has a value', () => {
  expect(plainFacts(table, 'mail', { children: 0, hotel: '', pickup: '09:00', price: 5 })).toEqual([
    ['Guests', '0'],
    ['Pickup', '09:00 (Bali time)'],
  ]);
});

it('only text can be found, and an input says whose it is', () => {
  type Text = typeof table.hotel;
  type Count = typeof table.children;
  type Found<Spec> = Omit<Spec, 'searched'> & { searched: 'text' };
  expectTypeOf<Found<Text>>().toExtend<FieldSpec>();
  expectTypeOf<Found<Count>>().not.toExtend<FieldSpec>();
  expectTypeOf<Count>().toExtend<FieldSpec>();
  expectTypeOf<Omit<Count, 'inputFor'>>().not.toExtend<FieldSpec>();
});

it.each([
  ['booking', bookingTable],
  ['transfer', transferTable],
])('whatever the form of a %s asks for plainly may be left empty', (_, all: FieldTable) => {
  const formFields = (['guestForm', 'staffForm'] as const).flatMap((place) =>
    plainFieldsOf(all, place),
  );
  const refused = formFields.filter(({ name }) => !all[name]?.input?.safeParse('').success);
  expect(refused).toEqual([]);
});
