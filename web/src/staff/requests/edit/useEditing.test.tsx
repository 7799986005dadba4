import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { guestForm, persistedForm } from '../../../forms/persistedForm.ts';
import { useEditedForm } from './useEditing.ts';

const stored = { customerName: 'Hannah', numberOfGuests: '2' };
type Form = typeof stored;
const persisted = persistedForm(guestForm('', 'edit/x'), { values: stored, base: stored });
const draft = { persisted, found: undefined, forget: () => {} };
afterEach(() => persisted.remove());

const open = () =>
  renderHook(
    ({ now, sent, updatedAt }) => {
      const form = useForm<Form>({ defaultValues: stored });
      return { form, ...useEditedForm<Form>({ form, sent, now, updatedAt, draft }) };
    },
    { initialProps: { now: stored, sent: undefined as Form | undefined, updatedAt: 1 } },
  );

it('the own save is no change by someone else, with what is typed meanwhile', () => {
  const { result, rerender } = open();
  act(() => result.current.form.setValue('numberOfGuests', '3'));
  const sent = result.current.form.getValues();
  rerender({ now: stored, sent, updatedAt: 1 });
  act(() => result.current.form.setValue('numberOfGuests', '4'));
  rerender({ now: sent, sent, updatedAt: 2 });
  expect(result.current).toMatchObject({ theirs: [], seen: 2, changed: ['numberOfGuests'] });
  expect(persisted.read()).toMatchObject({ base: { numberOfGuests: '3' } });

  rerender({ now: { ...sent, numberOfGuests: '5' }, sent, updatedAt: 3 });
  expect(result.current).toMatchObject({ theirs: ['numberOfGuests'], seen: undefined });
});
