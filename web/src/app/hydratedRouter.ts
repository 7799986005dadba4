import { createStaticRouter, matchRoutes } from 'react-router-dom';
import type { createBrowserRouter, HydrationState, RouteObject } from 'react-router-dom';
import { islandsLoaded } from '../ui/bootstrap/capturedInput.ts';
import { hardNavigate } from '../ui/loading/newVersion.ts';

export type BrowserRouter = ReturnType<typeof createBrowserRouter>;
type Options = NonNullable<Parameters<typeof createBrowserRouter>[1]>;

/** A router that only shows the page from the server. */
function servedRouter(routes: RouteObject[], basename: string, { loaderData }: HydrationState) {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as {
    usr?: unknown;
    key?: string;
  };
  const location = { pathname, search, hash, key, state: usr, mask: undefined };
  const router: BrowserRouter = createStaticRouter(routes, {
    basename,
    location,
    matches: [],
    loaderData: loaderData ?? {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  });
  const matches = matchRoutes(router.routes, location, basename) ?? [];
  // False: the browser has scrolled already.
  return { router, state: { ...router.state, matches, restoreScrollPosition: false as const } };
}

/**
 * The router of a page from the server. What moves on to other pages is half of React Router's code: it loads after the
 * visitor's first interaction. If it cannot be loaded, a link opens its page as without script.
 */
export function hydratedRouter(routes: RouteObject[], options: Options): BrowserRouter {
  const { basename = '/', hydrationData = {} } = options;
  const served = servedRouter(routes, basename, hydrationData);
  let router: BrowserRouter | undefined;
  const subscribers = new Map<Parameters<BrowserRouter['subscribe']>[0], () => void>();
  let scrolling: Parameters<BrowserRouter['enableScrollRestoration']> | undefined;

  async function load(): Promise<BrowserRouter> {
    const { createBrowserRouter } = await import('./browserRouter.ts');
    if (router) return router;
    router = createBrowserRouter(routes, options);
    window.removeEventListener('popstate', showOtherPage);
    for (const subscriber of subscribers.keys()) {
      subscribers.set(subscriber, router.subscribe(subscriber));
    }
    if (scrolling) router.enableScrollRestoration(...scrolling);
    return router;
  }
  // After a failure, the next link tries again.
  void islandsLoaded.then(load).catch(() => undefined);
  // Back after a reload changes the address, but not the document.
  const showOtherPage = () => {
    const { pathname, search } = served.state.location;
    if (window.location.pathname + window.location.search !== pathname + search) {
      window.location.reload();
    }
  };
  window.addEventListener('popstate', showOtherPage);

  const own: Partial<BrowserRouter> = {
    subscribe(subscriber) {
      subscribers.set(subscriber, router?.subscribe(subscriber) ?? (() => undefined));
      return () => {
        subscribers.get(subscriber)?.();
        subscribers.delete(subscriber);
      };
    },
    async navigate(to: unknown, ...how: unknown[]) {
      const loaded = await load().catch(() => undefined);
      if (loaded) await (loaded.navigate as (...all: unknown[]) => Promise<void>)(to, ...how);
      else if (typeof to === 'string')
        hardNavigate(to.startsWith('/') ? basename.replace(/\/$/, '') + to : to);
    },
    revalidate: async () => (await load()).revalidate(),
    enableScrollRestoration(...how) {
      scrolling = how;
      return router?.enableScrollRestoration(...how) ?? (() => undefined);
    },
  };
  return new Proxy(served.router, {
    get(_, name: keyof BrowserRouter) {
      if (name in own) return own[name];
      if (router) return router[name];
      return name === 'state' ? served.state : served.router[name];
    },
  });
}
