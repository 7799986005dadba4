import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowListeners, closeListeners, useLive } from './live.ts';
import type { Listen } from './live.ts';

interface Source {
  open: number;
  tell: (data: string) => void;
  fail: (error: Error) => void;
}

/** A source that the test speaks through. */
function source() {
  const state: Source = { open: 0, tell: () => undefined, fail: () => undefined };
  const listen: Listen<string> = (tell, fail) => {
    state.open += 1;
    state.tell = tell;
    state.fail = fail;
    return () => {
      state.open -= 1;
    };
  };
  return { state, listen };
}

let key = 0;
beforeEach(() => {
  key += 1;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const follow = (listen: Listen<string>) => renderHook(() => useLive(`test/${key}`, listen));

describe('useLive', () => {
  it('loads, then follows', () => {
    const { state, listen } = source();
    const { result } = follow(listen);
    expect(result.current.status).toBe('loading');
    act(() => state.tell('one'));
    expect(result.current).toMatchObject({ status: 'success', data: 'one' });
    act(() => state.tell('two'));
    expect(result.current).toMatchObject({ status: 'success', data: 'two' });
  });

  it('shares one listener, and ends it some time after the last watcher has gone', () => {
    const { state, listen } = source();
    const first = follow(listen);
    const second = follow(listen);
    expect(state.open).toBe(1);
    first.unmount();
    vi.runAllTimers();
    expect(state.open).toBe(1);
    second.unmount();
    vi.runAllTimers();
    expect(state.open).toBe(0);
  });

  it('answers an error as a value, and listens again on retry', () => {
    const { state, listen } = source();
    const { result } = follow(listen);
    act(() => state.fail(new Error('denied')));
    expect(result.current).toMatchObject({ status: 'error', error: { message: 'denied' } });
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    act(() => state.tell('again'));
    expect(result.current).toMatchObject({ status: 'success', data: 'again' });
    expect(state.open).toBe(1);
  });

  it('forgets everything when the session ends, and starts anew with the next', () => {
    const { state, listen } = source();
    const { result } = follow(listen);
    act(() => state.tell('secret'));
    act(() => closeListeners());
    expect(state.open).toBe(0);
    expect(result.current.status).toBe('loading');
    act(() => allowListeners());
    expect(state.open).toBe(1);
    expect(result.current.status).toBe('loading');
  });
});
