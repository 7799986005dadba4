import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../failure.ts';
import { beginSession, endSession } from '../lifetime.ts';
import { type Listen, useLive } from './useLive.ts';

interface Source {
  open: number;
  started: number;
  emit: (data: string) => void;
  fail: (error: Failure) => void;
}

/** A source that the test controls. */
function source() {
  const state: Source = { open: 0, started: 0, emit: () => undefined, fail: () => undefined };
  const listen: Listen<string> = (emit, fail) => {
    state.open += 1;
    state.started += 1;
    state.emit = emit;
    state.fail = fail;
    return () => {
      state.open -= 1;
    };
  };
  return { state, listen };
}

let key = 0;
beforeEach(() => {
  // A test in another file may have signed out the user.
  beginSession();
  key += 1;
  vi.useFakeTimers();
});
afterEach(() => {
  beginSession();
  vi.useRealTimers();
});

const follow = (listen: Listen<string>) => renderHook(() => useLive(`test/${key}`, listen));

describe('useLive', () => {
  it('loads, then follows', () => {
    const { state, listen } = source();
    const { result } = follow(listen);
    expect(result.current.status).toBe('loading');
    act(() => state.emit('one'));
    expect(result.current).toMatchObject({ status: 'success', data: 'one' });
    act(() => state.emit('two'));
    expect(result.current).toMatchObject({ status: 'success', data: 'two' });
  });

  it('starts nothing during rendering, and one listener once mounted', () => {
    const { state, listen } = source();
    const View = () => useLive(`test/${key}`, listen).status;
    expect(renderToString(<View />)).toBe('loading');
    expect(state.started).toBe(0);
    renderHook(() => useLive(`test/${key}`, listen), { wrapper: StrictMode });
    expect(state.started).toBe(1);
  });

  it('shares one listener, and ends it some time after the last watcher leaves', () => {
    const { state, listen } = source();
    const first = follow(listen);
    const second = follow(listen);
    expect(state.open).toBe(1);
    first.unmount();
    vi.runAllTimers();
    expect(state.open).toBe(1);
    second.unmount();
    vi.advanceTimersByTime(4900);
    expect(state.open).toBe(1);
    vi.runAllTimers();
    expect(state.open).toBe(0);
  });

  it('keeps its data for a view that comes soon, and nothing for one that comes late', () => {
    const { state, listen } = source();
    const first = follow(listen);
    act(() => state.emit('one'));
    first.unmount();
    const second = follow(listen);
    expect(second.result.current).toMatchObject({ status: 'success', data: 'one' });
    second.unmount();
    vi.runAllTimers();
    expect(follow(listen).result.current.status).toBe('loading');
  });

  it('keeps no error for a view that comes soon, but listens again', () => {
    const { state, listen } = source();
    const first = follow(listen);
    act(() => state.emit('one'));
    first.unmount();
    // A user whose role is removed sees no page, and the listeners of the page fail.
    state.fail(new Failure('refused', 'permission-denied'));
    vi.advanceTimersByTime(300);
    const second = follow(listen);
    expect(second.result.current.status).toBe('loading');
    act(() => state.emit('two'));
    expect(second.result.current).toMatchObject({ status: 'success', data: 'two' });
    expect(state.open).toBe(1);
  });

  it('renders changes that come fast together, each listener with its last one', () => {
    const [one, other] = [source(), source()];
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return [useLive(`one/${key}`, one.listen), useLive(`other/${key}`, other.listen)];
    });
    const data = () => result.current.map((live) => (live.status === 'success' ? live.data : ''));
    act(() => {
      one.state.emit('1');
      other.state.emit('a');
    });
    act(() => one.state.emit('2'));
    act(() => other.state.emit('b'));
    // One that comes alone is rendered at once.
    expect(data()).toEqual(['2', 'b']);
    renders = 0;
    for (const next of ['3', '4', '5']) {
      act(() => one.state.emit(next));
      act(() => other.state.emit(next));
    }
    expect(renders).toBe(0);
    act(() => void vi.advanceTimersByTime(250));
    expect(data()).toEqual(['5', '5']);
    expect(renders).toBe(1);
  });

  it('returns an error as a value, and listens again on retry', () => {
    const { state, listen } = source();
    const { result } = follow(listen);
    act(() => state.fail(new Failure('refused', 'permission-denied')));
    expect(result.current).toMatchObject({ status: 'error', error: { code: 'permission-denied' } });
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    act(() => state.emit('again'));
    expect(result.current).toMatchObject({ status: 'success', data: 'again' });
    expect(state.open).toBe(1);
  });
});

describe('at the end of a session', () => {
  it('clears the data of mounted views, and starts again with the next session', () => {
    const { state, listen } = source();
    const { result } = follow(listen);
    act(() => state.emit('secret'));
    act(() => {
      endSession();
    });
    expect(state.open).toBe(0);
    expect(result.current).not.toHaveProperty('data');
    expect(result.current.status).toBe('loading');
    act(() => {
      beginSession();
    });
    expect(state.open).toBe(1);
    expect(result.current.status).toBe('loading');
  });

  it('shows the next user in the same tab no data of the user before', () => {
    const { state, listen } = source();
    const first = follow(listen);
    act(() => state.emit('secret'));
    first.unmount();
    // At once, although the listener would normally stay for a while.
    endSession();
    beginSession();
    const second = follow(listen);
    expect(second.result.current.status).toBe('loading');
    expect(state.started).toBe(2);
  });

  it('ignores a listener that has ended', () => {
    const { state, listen } = source();
    const { result } = follow(listen);
    const { emit, fail } = state;
    act(() => {
      endSession();
      beginSession();
    });
    act(() => {
      emit('secret');
      fail(new Failure('refused', 'permission-denied'));
    });
    expect(result.current.status).toBe('loading');
  });

  it('starts nothing until a user is signed in', () => {
    endSession();
    const { state, listen } = source();
    const { result } = follow(listen);
    expect(result.current.status).toBe('loading');
    expect(state.started).toBe(0);
    act(() => {
      beginSession();
    });
    expect(state.started).toBe(1);
  });
});
