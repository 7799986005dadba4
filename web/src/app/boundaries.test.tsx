import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';
import { guarded } from './routes.tsx';
import { CrewError, SiteError, StaffError, TripError } from './boundaries.tsx';

const noted = vi.hoisted(() => vi.fn<(error: unknown) => void>());
vi.mock('../ui/noteFault.ts', () => ({ noteFault: noted }));

it.each([
  ['site', SiteError, 'Go to the home page', '/'],
  ['trip', TripError, 'Contact us', '/contact'],
  ['crew', CrewError, 'Call the office', 'tel:+623615550123'],
  ['staff', StaffError, 'Go to the dashboard', '/admin'],
] as const)(
  'a page of the %s that breaks says so, notes it, and leads back',
  async (_, Boundary, label, to) => {
    // React logs each error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    noted.mockReset();
    const broken = new TypeError('x is undefined');
    const Broken = () => {
      throw broken;
    };
    renderAt('/', [
      {
        element: <p>What is around it</p>,
        path: '/other',
      },
      ...guarded(Boundary, [{ path: '/', Component: Broken }]),
    ]);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
    expect(noted).toHaveBeenCalledExactlyOnceWith(broken);
  },
);

it('an error in a page keeps the frame around it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken');
  };
  const { Outlet } = await import('react-router-dom');
  const Shell = () => (
    <>
      <nav>Menu</nav>
      <Outlet />
    </>
  );
  renderAt('/', [
    {
      path: '/',
      Component: Shell,
      children: guarded(StaffError, [{ index: true, Component: Broken }]),
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('navigation').textContent).toBe('Menu');
});
