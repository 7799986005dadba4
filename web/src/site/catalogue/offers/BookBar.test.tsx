import { act, screen } from '@testing-library/react';
import { addDays, dayAndMonth } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { baliToday } from '../../../clock/useToday.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { chosenDates, type BookableItem } from '../../booking/item.ts';
import { BookBar } from './BookBar.tsx';

const [from, to] = [addDays(baliToday(), 20), addDays(baliToday(), 23)];
const tour: BookableItem = { type: 'tour', id: 'ubud-walk', name: 'Ubud Walk', price: 85 };
const villa: BookableItem = { type: 'villa', id: 'sawah', name: 'Villa Sawah', price: 220 };

const show = (item: BookableItem, search = '') =>
  renderAt(`/${search}`, [
    { path: '/', element: <BookBar item={item} card={{ current: null }} gap={0} /> },
  ]);
const text = () => screen.getByRole('link', { hidden: true }).textContent;

it('asks for a date, then names the chosen one with its total', () => {
  show(tour);
  expect(text()).toBe('From $85 · Choose a date');
  const requested = { startDate: from, endDate: '', numberOfGuests: 3 };
  act(() => chosenDates.set({ itemId: tour.id, requested }));
  expect(text()).toBe(`Total $255 · Book ${dayAndMonth(from)}`);
  act(() => chosenDates.set({ itemId: 'another', requested }));
  expect(text()).toBe('From $85 · Choose a date');
  act(() => chosenDates.set(undefined));
});

it('has the dates of its address, and asks again for those of half a stay', () => {
  show(villa, `?from=${from}&to=${to}&guests=2`);
  expect(text()).toBe(`Total $660 · Book ${dayAndMonth(from)} – ${dayAndMonth(to)}`);
  const requested = { startDate: from, endDate: '', numberOfGuests: 2 };
  act(() => chosenDates.set({ itemId: villa.id, requested }));
  expect(text()).toBe('$220 / night · Choose your dates');
  act(() => chosenDates.set(undefined));
});
