import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { browserRoutes, findRoutes } from './app/browserRoutes.ts';
import { replayCapturedInput } from './app/bootstrap.ts';
import { fetchPage } from './app/fetchPage.ts';
import { hydratedRouter } from './app/hydratedRouter.ts';
import { readPageState } from './app/pageState.ts';
import type { PageState } from './app/pageState.ts';
import { takeNewVersion } from './app/worker/takeNewVersion.ts';
import { usesWorker } from './app/worker/usesWorker.ts';
import { zodWithoutEval } from './app/zodWithoutEval.ts';
import { basenameOf, languageOf } from './i18n/address.ts';
import { setLocale } from './i18n/setLocale.ts';
import { Hydrated } from './ui/bootstrap/Hydrated.tsx';
import { watchFaults } from './app/faults/watchFaults.ts';
import { whenIdle } from './ui/whenIdle.ts';

const language = languageOf(window.location.pathname);
const basename = basenameOf(language);
const routes = browserRoutes();
const options = { basename, patchRoutesOnNavigation: findRoutes(language) };

/** Hydrates the page from the server. Its code loads first, so that nothing renders twice. */
async function hydrate(root: Element, pageState: PageState): Promise<void> {
  await Promise.all([fetchPage(routes, window.location, basename), setLocale(language)]);
  const router = hydratedRouter(routes, { ...options, hydrationData: pageState.router });
  takeNewVersion(router);
  const onHydrated = replayCapturedInput(root);
  hydrateRoot(
    root,
    <App served={pageState} rates={pageState.rates}>
      <Hydrated onHydrated={onHydrated}>
        <RouterProvider router={router} />
      </Hydrated>
    </App>,
  );
}

/** Renders a page that the server does not know or could not render. */
async function render(root: Element): Promise<void> {
  const [{ createBrowserRouter }] = await Promise.all([
    import('./app/browserRouter.ts'),
    setLocale(language),
  ]);
  const here = { origin: window.location.origin, renderedAt: Date.now() };
  const router = createBrowserRouter(routes, options);
  takeNewVersion(router);
  createRoot(root).render(
    <App served={here}>
      <RouterProvider router={router} />
    </App>,
  );
}

/** Starts the worker once the page has loaded: it must not compete with the first view for bandwidth. */
function startWorkerLate(): void {
  if (!usesWorker()) return;
  const start = () =>
    whenIdle(() => {
      // The site works without it, and the next page tries again.
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
const pageState = readPageState(document);
if (pageState) void hydrate(root, pageState);
else void render(root);
startWorkerLate();
