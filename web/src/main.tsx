import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom';
import { type Language, localeOf, provideLocale } from '@selasar/domain/i18n';
import { App } from './app/App.tsx';
import { browserRoutes, findRoutes, fetchPage } from './app/browserRoutes.ts';
import { replayCapturedInput } from './ui/bootstrap/capturedInput.ts';
import { readPageState, type PageState } from './app/pageState.ts';
import { removeOldTrips } from './browserStorage.ts';
import { basenameOf, languageOf } from './i18n/address.ts';
import { listenBeforeRouter } from './ui/beforeRouter.ts';
import { Hydrated } from './ui/bootstrap/lazyIsland.tsx';
import { isLocal } from './data/firebase/config.ts';
import { noteFault, reportFaultsBy } from './ui/noteFault.ts';
import { whenIdle } from './ui/browser.ts';
import { loadNewVersion, waitingVersion } from './ui/loading/newVersion.ts';

const language = languageOf(window.location.pathname);
const basename = basenameOf(language);
const routes = browserRoutes();

function startRouter(hydrationData?: HydrationState) {
  const patchRoutesOnNavigation = findRoutes(language);
  listenBeforeRouter();
  const router = createBrowserRouter(routes, { basename, patchRoutesOnNavigation, hydrationData });
  takeNewVersion(router);
  return router;
}

/** Its code loads first, so that nothing renders twice. */
async function hydrate(root: Element, pageState: PageState): Promise<void> {
  await Promise.all([fetchPage(routes, window.location, basename), setLocale(language)]);
  const router = startRouter(pageState.router);
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

async function render(root: Element): Promise<void> {
  await setLocale(language);
  const here = { origin: window.location.origin, renderedAt: Date.now() };
  createRoot(root).render(
    <App served={here}>
      <RouterProvider router={startRouter()} />
    </App>,
  );
}

/** A local suite uses it only with `localStorage.worker = 'on'`: it would disturb development. */
function usesWorker(): boolean {
  // Some browsers have none, and neither has a page without HTTPS.
  if (!navigator.serviceWorker || import.meta.env['VITE_WORKER'] === 'off') return false;
  if (!isLocal) return true;
  try {
    return localStorage.getItem('worker') === 'on';
  } catch {
    return false;
  }
}

/** It must not compete with the first view for bandwidth. */
function startWorkerLate(): void {
  if (!usesWorker()) return;
  const start = () =>
    whenIdle(() => {
      import('./app/startWorker.ts')
        .then(({ startWorker }) => startWorker())
        .catch(() => undefined);
    });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

watchFaults();
removeOldTrips();
zodWithoutEval();
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const pageState = readPageState(document);
if (pageState) void hydrate(root, pageState);
else void render(root);
startWorkerLate();

async function reportFault(fault: unknown): Promise<void> {
  const code = await import('./app/sendFault.ts').catch(() => undefined);
  code?.sendFault(fault);
}

function watchFaults(): void {
  reportFaultsBy((error) => void reportFault(error));
  window.addEventListener('error', ({ error }) => {
    // An event without an error is from another origin, or has no useful details.
    if (error instanceof Error) noteFault(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => noteFault(reason));
}

/** A closing menu is no next page. */
function takeNewVersion(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ location: here, navigation: { location: next } }) => {
    const entry = waitingVersion.get();
    if (!entry || !next || next.pathname === here.pathname) return;
    loadNewVersion(entry, router.createHref(next));
  });
}

/**
 * zod tests whether it may use `eval`, which the content security policy forbids and reports. This setting prevents the
 * test, so it must run before zod, which loads later with the code that needs it.
 */
function zodWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

async function setLocale(language: Language): Promise<void> {
  const locale = await localeOf(language);
  provideLocale(() => locale);
  document.documentElement.lang = language;
}
