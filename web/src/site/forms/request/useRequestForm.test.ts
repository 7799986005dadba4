import { describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import type { CallErrorCode } from '@selasar/domain/core';
import { useRequestForm, adviceOn, refusedField } from './useRequestForm.ts';
import { Failure } from '../../../data/firebase/failure.ts';

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

describe('advice', () => {
  const refused = (code: CallErrorCode, field?: string) =>
    new Failure('refused', code, {
      details: { code, message: 'In the words of the server.', ...(field ? { field } : {}) },
    });

  it('does not claim that nothing arrived when there was no answer', () => {
    const failure = new Failure('unreachable', 'unavailable');
    expect(adviceOn(failure)).toContain('we do not know whether your request has arrived');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(adviceOn(failure)).toContain('You are offline.');
  });

  it("passes on the server's reason, and the field that it is about", () => {
    const failure = refused('invalid-input', 'customerEmail');
    expect(adviceOn(failure)).toBe('In the words of the server.');
    expect(refusedField(failure, { customerEmail: '' })).toBe('customerEmail');
    expect(refusedField(failure, { startDate: '' })).toBeUndefined();
  });

  it('reports the outcome of an earlier version of the same request', () => {
    expect(adviceOn(refused('request-id-reused'))).toContain('An earlier version of this request');
  });

  it('shows the server’s message for an internal error, and has no advice for others', () => {
    const details = { code: 'internal', message: 'Something went wrong.' } as const;
    expect(adviceOn(new Failure('broken', 'internal', { details }))).toBe('Something went wrong.');
    expect(adviceOn(new Failure('broken', 'bad-answer'))).toBeUndefined();
    expect(adviceOn(new TypeError('x is undefined'))).toBeUndefined();
  });
});
