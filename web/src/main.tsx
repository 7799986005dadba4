import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { browserRoutes, findRoutes } from './app/browserRoutes.ts';
import { keepEarly } from './app/bootstrap.ts';
import { fetchPage } from './app/fetchPage.ts';
import { readHandover } from './app/handover.ts';
import type { Handover } from './app/handover.ts';
import { takeNewVersion } from './app/worker/takeNewVersion.ts';
import { usesWorker } from './app/worker/usesWorker.ts';
import { zodWithoutEval } from './app/zodWithoutEval.ts';
import { basenameOf, languageOf } from './i18n/address.ts';
import { speakAs } from './i18n/speakAs.ts';
import { Hydrated } from './ui/bootstrap/Hydrated.tsx';
import { watchFaults } from './app/faults/watchFaults.ts';
import { whenIdle } from './ui/whenIdle.ts';

const language = languageOf(window.location.pathname);
const basename = basenameOf(language);
const routes = browserRoutes();
const options = { basename, patchRoutesOnNavigation: findRoutes(language) };

/** Takes over the page that the server drew. What moves it comes first, so that nothing is drawn twice. */
async function hydrate(root: Element, handover: Handover): Promise<void> {
  await Promise.all([fetchPage(routes, window.location, basename), speakAs(language)]);
  const router = createBrowserRouter(routes, { ...options, hydrationData: handover.router });
  takeNewVersion(router);
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
async function draw(root: Element): Promise<void> {
  await speakAs(language);
  const here = { origin: window.location.origin, renderedAt: Date.now() };
  const router = createBrowserRouter(routes, options);
  takeNewVersion(router);
  createRoot(root).render(
    <App served={here}>
      <RouterProvider router={router} />
    </App>,
  );
}

/** Once all that the page shows is there: the first view shares the line with nothing. */
function startWorkerLate(): void {
  if (!usesWorker()) return;
  const start = () =>
    whenIdle(() => {
      // Without it the site is as it was: nobody waits for it, and the next page tries again.
      import('./app/worker/startWorker.ts')
        .then(({ startWorker }) => startWorker())
        .catch(() => undefined);
    });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

watchFaults();
zodWithoutEval();
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const handover = readHandover(document);
if (handover) void hydrate(root, handover);
else void draw(root);
startWorkerLate();
