import { act, renderHook } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { toast } from 'sonner';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useRequestForm } from './useRequestForm.ts';

const schema = z.object({ name: z.string(), text: z.string().max(30) });
const empty = { name: '', text: '' };
const sent: { text: string; requestId: string }[] = [];
let answer = Promise.resolve();
const open = () =>
  renderHook(() =>
    useRequestForm({
      name: 'test',
      empty,
      schema: () => schema,
      send: (request) => {
        sent.push(request);
        return answer;
      },
      onAnswer: vi.fn<() => void>(),
      onFailure: (_error, _request, showError) => {
        showError('Not sent');
        return undefined;
      },
      onInvalid: (_, showError) => showError('Incomplete'),
    }),
  ).result;
const submitted = new Event('submit') as unknown as SyntheticEvent;

it('is empty after the answer, but keeps what was typed meanwhile for another request', async () => {
  const { current } = open();
  const { form, submit } = current;
  form.setValue('text', 'Is lunch included?');
  await act(() => submit(submitted));
  expect(form.getValues('text')).toBe('');

  form.setValue('name', 'Ana');
  form.setValue('text', 'And dinner?');
  await act(async () => {
    let end = () => {};
    answer = new Promise((resolve) => {
      end = resolve;
    });
    const answered = submit(submitted);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    form.setValue('text', 'My wife eats no fish.');
    end();
    await answered;
  });
  expect(form.getValues()).toEqual({ name: '', text: 'My wife eats no fish.' });

  await act(() => submit(submitted));
  expect(form.getValues('text')).toBe('');
  expect(sent.map(({ text }) => text)).toEqual([
    'Is lunch included?',
    'And dinner?',
    'My wife eats no fish.',
  ]);
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(3);
});

it('shows one error at most, and none once it is sent', async () => {
  const { form, submit } = open().current;
  const attempt = async (text: string, outcome: Promise<void>) => {
    form.setValue('text', text);
    answer = outcome;
    await act(() => submit(submitted));
    return toast.getToasts().map((shown) => 'title' in shown && shown.title);
  };
  const other = toast('Another form');
  expect(await attempt('A text that is much too long for it', Promise.resolve())).toEqual([
    'Another form',
    'Incomplete',
  ]);
  const failure = Promise.reject(new Error('The connection was lost'));
  expect(await attempt('A text', failure)).toEqual(['Another form', 'Not sent']);
  expect(await attempt('A text', Promise.resolve())).toEqual(['Another form']);
  toast.dismiss(other);
});
