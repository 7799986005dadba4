import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { routesIn } from './app/browserRoutes.ts';
import { keepEarly } from './app/early.ts';
import { fetchPage } from './app/fetchPage.ts';
import { readHandover } from './app/handover.ts';
import type { Handover } from './app/handover.ts';
import { zodWithoutEval } from './app/zodWithoutEval.ts';
import { basenameOf, languageOf } from './language/address.ts';
import { speakAs } from './language/speakAs.ts';
import { Hydrated } from './ui/early/Hydrated.tsx';
import { watchFaults } from './app/faults/watchFaults.ts';

const language = languageOf(window.location.pathname);
const basename = basenameOf(language);
const routes = routesIn(language);

/** Takes over the page that the server drew. What moves it comes first, so that nothing is drawn twice. */
async function hydrate(root: Element, handover: Handover): Promise<void> {
  await Promise.all([fetchPage(routes, window.location, basename), speakAs(language)]);
  const router = createBrowserRouter(routes, { basename, hydrationData: handover.router });
  const onHydrated = keepEarly(root);
  hydrateRoot(
    root,
    <App served={handover}>
      <Hydrated onHydrated={onHydrated}>
        <RouterProvider router={router} />
      </Hydrated>
    </App>,
  );
}

/** Draws a page that the server knows nothing of, or could not draw. */
async function draw(root: Element): Promise<void> {
  await speakAs(language);
  const here = { origin: window.location.origin, renderedAt: Date.now() };
  createRoot(root).render(
    <App served={here}>
      <RouterProvider router={createBrowserRouter(routes, { basename })} />
    </App>,
  );
}

watchFaults();
zodWithoutEval();
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const handover = readHandover(document);
if (handover) void hydrate(root, handover);
else void draw(root);
