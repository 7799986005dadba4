import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeLayer, useBackCloses } from './useBackCloses.ts';

/** How often the page's data was loaded. */
let reads: number;
let router: ReturnType<typeof createBrowserRouter>;

/** Two stacked layers. */
function Page() {
  const [open, setOpen] = useState<string[]>([]);
  const close = (name: string) => () => setOpen((all) => all.filter((one) => one !== name));
  useBackCloses(open.includes('lower'), close('lower'));
  useBackCloses(open.includes('upper'), close('upper'));
  return (
    <>
      <button type="button" onClick={() => setOpen(['lower'])}>
        Open one
      </button>
      <button type="button" onClick={() => setOpen(['lower', 'upper'])}>
        Open both
      </button>
      <button type="button" onClick={close('lower')}>
        Close the lower one
      </button>
      <button type="button" onClick={() => setOpen([])}>
        Close
      </button>
      <p>Open: {open.join(' and ') || 'nothing'}</p>
    </>
  );
}

beforeEach(async () => {
  reads = 0;
  window.history.replaceState(null, '', '/before');
  router = createBrowserRouter([
    { path: '/before', element: <p>Before</p> },
    {
      path: '/page',
      loader: () => {
        reads += 1;
        return null;
      },
      element: <Page />,
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/page'));
});
afterEach(() => {
  cleanup();
  router.dispose();
});

const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());
/** Resolves when all entries of closed layers are gone: this one was never open. */
const left = () => removeLayer({ id: '', close: undefined, page: '' });
const task = () => new Promise((resolve) => setTimeout(resolve));
/** Runs an action and waits for its effects: jsdom takes a step in the history in one task, and reports it in the next. */
async function settled(what: () => void): Promise<void> {
  await act(async () => {
    what();
    await task();
    await task();
  });
  await act(left);
}
const press = (name: string) => settled(() => screen.getByRole('button', { name }).click());
const step = (way: 'back' | 'forward') => settled(() => window.history[way]());

it('Back closes open layers one by one, and then leaves the page', async () => {
  await press('Open both');
  await shows('Open: lower and upper');
  await step('back');
  await shows('Open: lower');
  await step('back');
  await shows('Open: nothing');
  expect(reads).toBe(1);
  await step('back');
  await shows('Before');
});

it('a layer closed without Back leaves no history entry', async () => {
  await press('Open both');
  await press('Close');
  await step('back');
  await shows('Before');
  expect(reads).toBe(1);
});

it('a layer closed beneath another leaves no history entry', async () => {
  await press('Open both');
  await press('Close the lower one');
  await step('back');
  await shows('Open: nothing');
  await step('back');
  await shows('Before');
  expect(reads).toBe(1);
});

it('Forward changes nothing and reloads nothing', async () => {
  await press('Open one');
  await step('back');
  await shows('Open: nothing');
  await step('forward');
  await shows('Open: nothing');
  expect(reads).toBe(1);
  await step('back');
  await shows('Before');
});

it('a layer can be opened again after Forward', async () => {
  await press('Open one');
  await step('back');
  await step('forward');
  await press('Open both');
  await step('back');
  await shows('Open: lower');
  await step('back');
  await shows('Open: nothing');
  await step('back');
  await shows('Before');
  expect(reads).toBe(1);
});
