import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fromRows, toRows } from '../offers/offerFields.ts';
import { useSharedForm } from './useSharedForm.ts';

const schema = z.object({
  title: z.string().trim(),
  price: z.number(),
  steps: z.array(z.string().trim()),
});
type Values = z.infer<typeof schema>;
const toForm = (item: Values): Values => ({ ...item, steps: toRows(item.steps) });
const fromForm = (values: Values): Values => ({ ...values, steps: fromRows(values.steps) });
const stored: Values = { title: 'Walk', price: 60, steps: ['a'] };

const open = () =>
  renderHook(({ item }) => useSharedForm({ schema, empty: stored, item, toForm, fromForm }), {
    initialProps: { item: stored },
  });

it("shows someone else's change of a field that the user has not touched", () => {
  const { result, rerender } = open();
  act(() => result.current.form.setValue('title', 'My walk'));
  rerender({ item: { ...stored, price: 75, steps: ['a', 'b'] } });
  expect(result.current.form.getValues()).toEqual({
    title: 'My walk',
    price: 75,
    steps: ['a', 'b'],
  });
  expect(result.current.concurrent).toEqual({ updated: ['price', 'steps'], conflicting: [] });
  expect(result.current.isChanged()).toBe(true);
});

it("keeps the user's own text where both have changed, until one version is chosen", () => {
  const { result, rerender } = open();
  act(() => {
    result.current.form.setValue('title', 'Mine');
    result.current.form.setValue('price', 80);
  });
  rerender({ item: { ...stored, title: 'Theirs', price: 90 } });
  expect(result.current.form.getValues()).toMatchObject({ title: 'Mine', price: 80 });
  expect(result.current.concurrent.conflicting).toEqual(['title', 'price']);
  act(() => result.current.resolve('title', 'theirs'));
  act(() => result.current.resolve('price', 'mine'));
  expect(result.current.form.getValues()).toMatchObject({ title: 'Theirs', price: 80 });
  expect(result.current.concurrent.conflicting).toEqual([]);
  expect(result.current.base).toMatchObject({ title: 'Theirs', price: 90 });
});

it('reports nothing when both made the same change', () => {
  const { result, rerender } = open();
  act(() => result.current.form.setValue('title', 'Same'));
  rerender({ item: { ...stored, title: 'Same' } });
  expect(result.current.concurrent).toEqual({ updated: [], conflicting: [] });
  expect(result.current.isChanged()).toBe(false);
});

it("does not report the user's own change, which is stored without extra spaces and empty rows", () => {
  const { result, rerender } = open();
  act(() => {
    result.current.form.setValue('title', ' My walk ');
    result.current.form.setValue('steps', ['a', ' b ', '', ' ']);
  });
  rerender({ item: { ...stored, title: 'My walk', steps: ['a', 'b'] } });
  expect(result.current.concurrent).toEqual({ updated: [], conflicting: [] });
});

it("keeps what is typed while the user's own change is saved, and calls it no change by someone else", () => {
  const { result, rerender } = open();
  act(() => result.current.saving.begin({ ...stored, title: 'My walk' }));
  act(() => result.current.form.setValue('title', 'My walks'));
  rerender({ item: { ...stored, title: 'My walk', price: 75 } });
  expect(result.current.concurrent).toEqual({ updated: ['price'], conflicting: [] });
  expect(result.current.form.getValues()).toMatchObject({ title: 'My walks', price: 75 });
  expect(result.current.isChanged()).toBe(true);
  rerender({ item: { ...stored, title: 'Theirs', price: 75 } });
  expect(result.current.concurrent.conflicting).toEqual(['title']);
});

it("shows someone else's later return to what the user had sent", () => {
  const { result, rerender } = open();
  const sent = { ...stored, title: 'My walk' };
  act(() => result.current.form.setValue('title', 'My walk'));
  act(() => result.current.saving.begin(sent));
  rerender({ item: sent });
  for (const title of ['Theirs', 'My walk']) {
    rerender({ item: { ...stored, title } });
    expect(result.current.form.getValues('title')).toBe(title);
  }
  expect(result.current.isChanged()).toBe(false);
});

it("does not count someone else's change during a save as typed", () => {
  const { result, rerender } = open();
  const sent = { ...stored, title: 'My walk' };
  act(() => result.current.form.setValue('title', 'My walk '));
  act(() => result.current.saving.begin(sent));
  rerender({ item: { ...sent, price: 75 } });
  expect(result.current.saving.isMoreTyped(sent)).toBe(false);
  act(() => result.current.form.setValue('title', 'My walks'));
  expect(result.current.saving.isMoreTyped(sent)).toBe(true);
});

it('does not count an empty row as a change', () => {
  const { result, rerender } = open();
  act(() => result.current.form.setValue('steps', ['a', '']));
  rerender({ item: { ...stored, steps: ['b'] } });
  expect(result.current.concurrent).toEqual({ updated: ['steps'], conflicting: [] });
  expect(result.current.form.getValues('steps')).toEqual(['b']);
});

it('restores a draft, and reports what was stored since', () => {
  const item = { ...stored, title: 'Theirs', price: 90 };
  const { result } = renderHook(() =>
    useSharedForm({ schema, empty: stored, item, toForm, fromForm }),
  );
  act(() => result.current.resume(stored, { ...stored, title: 'Mine' }, { price: '1,200' }));
  expect(result.current.form.getValues()).toEqual({ title: 'Mine', price: 90, steps: ['a'] });
  expect(result.current.concurrent).toEqual({ updated: ['price'], conflicting: ['title'] });
  expect(result.current.typed.texts).toEqual({ price: '1,200' });
});
