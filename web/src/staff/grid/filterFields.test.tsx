import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './filterFields.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An address that updates with a delay, as on a busy machine. */
function Search({ onAddress }: { onAddress: (go: (search: string) => void) => void }) {
  const [search, setSearch] = useState('');
  onAddress(setSearch);
  const follow = useCallback((wanted: string) => {
    setTimeout(() => setSearch(wanted), 500);
  }, []);
  return <SearchField label="Search" search={search} onSearch={follow} />;
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('keeps what is typed while the previous search is being written to the address', () => {
  render(<Search onAddress={() => undefined} />);
  type('am');
  pass(600);
  type('amelia');
  pass(300);
  expect(field().value).toBe('amelia');
  pass(2000);
  expect(field().value).toBe('amelia');
});

it('follows the address on back navigation, also to a search that was typed here', () => {
  let go = (_search: string): void => undefined;
  render(<Search onAddress={(set) => (go = set)} />);
  type('ana');
  pass(2000);
  act(() => go(''));
  expect(field().value).toBe('');
  act(() => go('ana'));
  expect(field().value).toBe('ana');
});
