import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HealthPart } from '@selasar/domain';
import { expect, it, vi } from 'vitest';
import { Failure } from '../../data/core/failure.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { Parts } from './Parts.tsx';
import type { PartsOf } from './useParts.ts';

const retry = vi.fn<() => void>();
const source = (about: string, parts: PartsOf['parts']): PartsOf => ({ about, parts, retry });
const known = (...data: HealthPart[]) => source('the jobs', { status: 'success', data });
const draw = (...sources: PartsOf[]) =>
  renderAt('/', [{ path: '/', element: <Parts sources={sources} /> }]);

const well: HealthPart = { name: 'Mails', state: 'well', figure: '0 waiting' };
const broken: HealthPart = {
  name: 'Recount of the figures',
  state: 'broken',
  figure: '3 figures had drifted',
  since: new Date('2026-11-20T04:00:00Z'),
  advice: 'Prove them now.',
};

it('tells what is broken first, since when, and what to do', () => {
  draw(known(well, broken));
  expect(screen.getByRole('alert').textContent).toBe('Something is broken.');
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toBe(
    'BrokenRecount of the figures3 figures had drifted · Nov 20, 2026, 12:00 PMProve them now.',
  );
  expect(second).toBe('WellMails0 waiting');
  expect(within(screen.getByRole('region', { name: 'Well (1)' })).getByText('Mails')).toBeTruthy();
});

it('says that all is well only when all is known to be', () => {
  draw(known(well));
  expect(screen.getByRole('alert').textContent).toBe('All is well.');
});

it('judges nothing before everything has come', () => {
  draw(known(well), source('the mails', { status: 'loading' }));
  expect(screen.queryByText('All is well.')).toBeNull();
  expect(screen.getByLabelText('Loading')).toBeTruthy();
  expect(screen.getByText('Mails')).toBeTruthy();
});

it('says what could not be read, tries again, and shows the rest', async () => {
  const error = new Failure('refused', 'permission-denied');
  draw(known(well), source('the mails', { status: 'error', error }));
  expect(screen.queryByText('All is well.')).toBeNull();
  expect(screen.getByText('Failed to load what is known of the mails')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByText('Mails')).toBeTruthy();
});
