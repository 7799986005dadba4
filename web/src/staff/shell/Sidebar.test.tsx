import List from '@mui/material/List';
import TerrainIcon from '@mui/icons-material/Terrain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { useRememberView, SidebarLink } from './Sidebar.tsx';
import type { Count } from '../common/useCounts.ts';

function Sidebar({ count }: { count?: Count }) {
  useRememberView();
  return (
    <List>
      {['tours', 'villas'].map((name) => (
        <SidebarLink
          key={name}
          label={name}
          to={`/admin/${name}`}
          Icon={TerrainIcon}
          count={count}
          onChoose={undefined}
        />
      ))}
    </List>
  );
}

const open = (path: string, count?: Count) => {
  const router = renderAt(path, [{ path: '*', element: <Sidebar count={count} /> }]);
  return {
    press: (name: RegExp) => userEvent.click(screen.getByRole('link', { name })),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

it('leads back to a list as it was left, without what was open over it', async () => {
  const { press, address } = open('/admin/tours?q=ubud&page=2&edit=walk');
  await press(/villas/);
  expect(address()).toBe('/admin/villas');
  await press(/tours/);
  expect(address()).toBe('/admin/tours?q=ubud&page=2');
});

it('leads to the whole list when it is clicked on that list', async () => {
  const { press, address } = open('/admin/tours?q=ubud');
  await press(/tours/);
  expect(address()).toBe('/admin/tours');
});

it('leads back to a list that is still shown while the next page loads', async () => {
  let comes = () => {};
  const loads = new Promise<null>((resolve) => {
    comes = () => resolve(null);
  });
  const Component = () => <Sidebar />;
  const router = renderAt('/admin/tours?q=ubud', [
    { path: '/admin/tours', Component },
    { path: '/admin/villas', Component, loader: () => loads },
  ]);
  const link = (name: RegExp) => screen.getByRole('link', { name });
  await userEvent.click(link(/villas/));
  expect(link(/tours/).getAttribute('href')).toBe('/admin/tours?q=ubud');
  comes();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/villas');
  expect(link(/tours/).getAttribute('href')).toBe('/admin/tours?q=ubud');
});

it('shows how many are pending, up to the number that fits', () => {
  open('/admin/tours', { number: 1000, word: 'pending' });
  expect(screen.getByRole('link', { name: 'tours , 1000 pending' })).toBeTruthy();
  expect(screen.getAllByText('999+')).toHaveLength(2);
});
