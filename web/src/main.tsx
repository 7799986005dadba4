import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { routes } from './app/browserRoutes.ts';
import { fetchPage } from './app/fetchPage.ts';
import { readHandover } from './app/handover.ts';
import type { Handover } from './app/handover.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');

/** Takes over the page that the server drew. What moves it comes first, so that nothing is drawn twice. */
async function hydrate(page: Element, handover: Handover): Promise<void> {
  await fetchPage(routes, window.location);
  const router = createBrowserRouter(routes, { hydrationData: handover.router });
  hydrateRoot(page, app(handover, <RouterProvider router={router} />));
}

const app = (served: Handover | undefined, router: ReactNode) => (
  <App served={served ?? { origin: window.location.origin, renderedAt: Date.now() }}>{router}</App>
);

const handover = readHandover(document);
if (handover) void hydrate(root, handover);
else
  createRoot(root).render(app(undefined, <RouterProvider router={createBrowserRouter(routes)} />));
