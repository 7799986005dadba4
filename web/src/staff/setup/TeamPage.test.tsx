import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserProfile } from '@selasar/domain/people';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { People } from './TeamPage.tsx';

const person = (fullName: string, more: Partial<UserProfile>): UserProfile => ({
  uid: fullName,
  fullName,
  email: `${fullName.toLowerCase()}@example.com`,
  role: 'pending',
  tokenRole: more.role ?? 'pending',
  emailVerified: true,
  refused: false,
  createdAt: new Date('2026-11-20T02:05:00Z'),
  ...more,
});
const ayu = person('Ayu', { role: 'admin' });
const rowOf = (name: string) =>
  within(screen.getByText(new RegExp(`^${name}( \\(you\\))?$`)).closest('li') ?? document.body);
const buttonsOf = (name: string) =>
  rowOf(name)
    .queryAllByRole('button')
    .map((button) => button.textContent);
const openDialog = async (label: string) => {
  await userEvent.click(screen.getByRole('button', { name: label }));
  return screen.findByRole('alertdialog', { name: `${label}?` });
};

it('keeps the last admin, and says so', () => {
  renderAt('/', [
    { path: '/', element: <People people={[ayu, person('Made', { role: 'staff' })]} own="Ayu" /> },
  ]);
  expect(rowOf('Ayu').getByText('The last admin cannot be changed')).toBeTruthy();
  expect(buttonsOf('Ayu')).toEqual([]);
  expect(buttonsOf('Made')).toEqual(['Make admin', 'Remove']);
});

it('shows whose address is verified', () => {
  renderAt('/', [
    {
      path: '/',
      element: <People people={[ayu, person('Wayan', { emailVerified: false })]} own="Ayu" />,
    },
  ]);
  expect(rowOf('Ayu').getByText('Address verified')).toBeTruthy();
  expect(rowOf('Wayan').getByText('Address not verified')).toBeTruthy();
});

it('asks before it approves, with name and address', async () => {
  renderAt('/', [
    {
      path: '/',
      element: <People people={[ayu, person('Wayan', { emailVerified: false })]} own="Ayu" />,
    },
  ]);
  const dialog = await openDialog('Approve: Wayan');
  expect(dialog.textContent).toContain('wayan@example.com will see all bookings');
  expect(dialog.textContent).toContain('Only a verified address can be approved');
});

it('claims no more about a removal than is true', async () => {
  renderAt('/', [
    { path: '/', element: <People people={[ayu, person('Made', { role: 'admin' })]} own="Ayu" /> },
  ]);
  const dialog = await openDialog('Remove: Made');
  expect(dialog.textContent).toMatch(
    /From now on made@example\.com can no longer see or change anything/,
  );
  expect(dialog.textContent).toMatch(/may continue for up to an hour/);
});

it('does not show an interrupted change as finished', () => {
  const people = [
    ayu,
    person('Made', { role: 'pending', tokenRole: 'staff' }),
    person('Wayan', { refused: true }),
  ];
  renderAt('/', [{ path: '/', element: <People people={people} own="Ayu" /> }]);
  expect(rowOf('Made').getByText(/has not reached the account yet/)).toBeTruthy();
  expect(buttonsOf('Made')).toEqual(['Approve', 'Finish']);
  expect(rowOf('Wayan').getByText(/not deleted yet/)).toBeTruthy();
  expect(buttonsOf('Wayan')).toEqual(['Refuse']);
});
