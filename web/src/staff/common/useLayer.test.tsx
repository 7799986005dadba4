import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLayer } from './useLayer.ts';

/** A page at the given address, with another before it in the history; answers what it has of the hook. */
function page(path: string) {
  const seen: { layer?: ReturnType<typeof useLayer> } = {};
  const Page = () => {
    seen.layer = useLayer();
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Page /> },
      { path: '/other', element: null },
    ],
    { initialEntries: ['/other', path], initialIndex: 1 },
  );
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  const layer = () => {
    if (!seen.layer) throw new Error('Nothing is drawn.');
    return seen.layer;
  };
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, layer, address };
}

const open = (params: URLSearchParams) => params.set('open', '1');
const without = (params: URLSearchParams) => params.delete('open');

it('takes back the step that opened it', async () => {
  const { router, layer, address } = page('/list');
  await act(async () => layer().open(open, false));
  expect(address()).toBe('/list?open=1');
  await act(async () => layer().close(without));
  expect(address()).toBe('/list');
  await act(async () => router.navigate(-1));
  expect(address()).toBe('/other');
});

it('has no step to take back for who came by a link', async () => {
  const { router, layer, address } = page('/list?open=1');
  await act(async () => layer().close(without));
  expect(address()).toBe('/list');
  await act(async () => router.navigate(-1));
  expect(address()).toBe('/other');
});

it('knows where the person is by now when it is closed late', async () => {
  const { router, layer, address } = page('/list?open=1');
  const { close } = layer();
  await act(async () => layer().close(without));
  await act(async () => layer().open(open, false));
  await act(async () => close(without));
  expect(address()).toBe('/list');
  await act(async () => router.navigate(-1));
  expect(address()).toBe('/other');
});

it('leaves the page alone that came after its own', async () => {
  const { router, layer, address } = page('/list');
  await act(async () => layer().open(open, false));
  const { close } = layer();
  await act(async () => router.navigate('/other?open=1'));
  await act(async () => close(without));
  expect(address()).toBe('/other?open=1');
});
