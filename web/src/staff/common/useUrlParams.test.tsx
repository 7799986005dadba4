import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLayer } from './useUrlParams.ts';

type Layer = ReturnType<typeof useLayer>;

function Page({ onLayer }: { onLayer: (layer: Layer) => void }) {
  const layer = useLayer();
  useEffect(() => onLayer(layer));
  return null;
}

/** A page at the given address with an earlier page in the history; `layer` is the hook's current result. */
function page(path: string) {
  const layers: Layer[] = [];
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Page onLayer={(layer) => void layers.push(layer)} /> },
      { path: '/other', element: null },
    ],
    { initialEntries: ['/other', path], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  const layer = () => {
    const last = layers.at(-1);
    if (!last) throw new Error('Nothing is drawn.');
    return last;
  };
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, layer, address };
}

const open = (params: URLSearchParams) => params.set('open', '1');
const without = (params: URLSearchParams) => params.delete('open');

it('goes back to the history entry from before it was opened', async () => {
  const { router, layer, address } = page('/list');
  await act(async () => layer().open(open, false));
  expect(address()).toBe('/list?open=1');
  await act(async () => layer().close(without));
  expect(address()).toBe('/list');
  await act(async () => router.navigate(-1));
  expect(address()).toBe('/other');
});

it('does not go back when it was opened by a link', async () => {
  const { router, layer, address } = page('/list?open=1');
  await act(async () => layer().close(without));
  expect(address()).toBe('/list');
  await act(async () => router.navigate(-1));
  expect(address()).toBe('/other');
});

it('uses the current page when it is closed late', async () => {
  const { router, layer, address } = page('/list?open=1');
  const { close } = layer();
  await act(async () => layer().close(without));
  await act(async () => layer().open(open, false));
  await act(async () => close(without));
  expect(address()).toBe('/list');
  await act(async () => router.navigate(-1));
  expect(address()).toBe('/other');
});

it('leaves a page alone that was opened after its own', async () => {
  const { router, layer, address } = page('/list');
  await act(async () => layer().open(open, false));
  const { close } = layer();
  await act(async () => router.navigate('/other?open=1'));
  await act(async () => close(without));
  expect(address()).toBe('/other?open=1');
});
