import { collections } from '@selasar/domain/core';
import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { offlineForThisFile, put } from '../../data/firebase/testing/offlineStore.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { WithFirebase } from '../../testing/WithFirebase.tsx';
import { adminRoute } from '../common/session.tsx';
import { Component } from './SetupPage.tsx';

offlineForThisFile();

const forStaff = [
  'Message templates',
  'Currencies',
  'Transfer terms',
  'Receipts',
  'Partners',
  'Mails to staff',
];
const forAdmins = [
  'Message templates',
  'Currencies',
  'Transfer terms',
  'Receipts',
  'Partners',
  'Mails to staff',
  'How to pay',
  'Team',
  'Privacy',
  'Audit log',
  'Status',
];

const open = async (uid: string, role: 'staff' | 'admin') => {
  const session = { uid, email: 'ayu@example.com', fullName: 'Ayu', role, emailVerified: true };
  renderAt('/', [
    {
      id: adminRoute,
      loader: () => session,
      HydrateFallback: () => null,
      element: (
        <WithFirebase>
          <Outlet />
        </WithFirebase>
      ),
      children: [{ path: '/', Component }],
    },
  ]);
  await screen.findByRole('list', { name: 'Setup' });
};
const names = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.querySelector('.MuiListItemText-primary')?.textContent);

it('lists the pages for staff, each with what it is for', async () => {
  await open('made', 'staff');
  for (const name of forStaff) {
    expect(screen.getByRole('link', { name: new RegExp(`^${name} \\w+ \\w+`) })).toBeTruthy();
  }
  expect(screen.getAllByRole('link')).toHaveLength(forStaff.length);
});

it('lists more for an admin, until that role is taken away', async () => {
  await open('ayu', 'admin');
  expect(names()).toEqual(forAdmins);
  act(() => put(collections.users, 'ayu', 0, { role: 'staff' }));
  await expect.poll(names).toEqual(forStaff);
});
