import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { routes } from './app/browserRoutes.ts';
import { keepEarly } from './app/early.ts';
import { fetchPage } from './app/fetchPage.ts';
import { readHandover } from './app/handover.ts';
import type { Handover } from './app/handover.ts';
import { zodWithoutEval } from './app/zodWithoutEval.ts';
import { Hydrated } from './ui/early/Hydrated.tsx';
import { watchFaults } from './app/faults/watchFaults.ts';

/** Takes over the page that the server drew. What moves it comes first, so that nothing is drawn twice. */
async function hydrate(root: Element, handover: Handover): Promise<void> {
  await fetchPage(routes, window.location);
  const router = createBrowserRouter(routes, { hydrationData: handover.router });
  const onHydrated = keepEarly(root);
  hydrateRoot(
    root,
    <App served={handover} rates={handover.rates}>
      <Hydrated onHydrated={onHydrated}>
        <RouterProvider router={router} />
      </Hydrated>
    </App>,
  );
}

/** Draws a page that the server knows nothing of, or could not draw. */
function draw(root: Element): void {
  const here = { origin: window.location.origin, renderedAt: Date.now() };
  createRoot(root).render(
    <App served={here}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>,
  );
}

watchFaults();
zodWithoutEval();
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const handover = readHandover(document);
if (handover) void hydrate(root, handover);
else draw(root);
