import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLayer } from './useLayer.ts';

type Layer = ReturnType<typeof useLayer>;

function Page({ tell }: { tell: (layer: Layer) => void }) {
  const layer = useLayer();
  useEffect(() => tell(layer));
  return null;
}

/** A page at the given address, with another before it in the history; `layer` is what it has of the hook now. */
function page(path: string) {
  const told: Layer[] = [];
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Page tell={(layer) => void told.push(layer)} /> },
      { path: '/other', element: null },
    ],
    { initialEntries: ['/other', path], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  const layer = () => {
    const last = told.at(-1);
    if (!last) throw new Error('Nothing is drawn.');
    return last;
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
