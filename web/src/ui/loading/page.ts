import type { ComponentType } from 'react';
import { redirectDocument } from 'react-router-dom';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { isPublic } from '../../worker/keptPages.ts';
import { untilThere } from './waiting.ts';

interface PageModule {
  Component: ComponentType;
  /** What the layout around the page asks of it. */
  handle?: unknown;
}

export type LoadPage = () => Promise<PageModule>;
export type LoadLoader = () => Promise<{ loader: LoaderFunction }>;

const ofPage = (load: LoadPage) => ({
  Component: untilThere(async () => (await load()).Component),
  handle: untilThere(async () => (await load()).handle),
});

/** Without a line the data is in the page as it was seen last, which the worker has: the browser opens it from there. */
function isKeptElsewhere({ url }: Request): boolean {
  if (typeof window === 'undefined' || navigator.onLine) return false;
  const { origin, pathname, search } = window.location;
  const isOther = url !== origin + pathname + search;
  return isOther && isPublic(new URL(url).pathname) && Boolean(navigator.serviceWorker?.controller);
}

/** A loader whose code comes when it is first needed. A page that the server drew has its data, and needs none. */
function loaderOf(load: LoadLoader): LoaderFunction {
  const there = untilThere(load);
  return async (args, context) => {
    if (isKeptElsewhere(args.request)) return redirectDocument(args.request.url);
    return (await there()).loader(args, context);
  };
}

/**
 * A route whose code is loaded when somebody goes there. The loader is a file of its own, so that the data is asked for
 * before all of the page is there.
 */
export const page = (path: string, load: LoadPage, loadLoader?: LoadLoader) =>
  ({
    path,
    lazy: ofPage(load),
    ...(loadLoader ? { loader: loaderOf(loadLoader) } : {}),
  }) satisfies RouteObject;

/** The page at the address of the layout that it lies in. */
export const indexPage = (load: LoadPage, loadLoader?: LoadLoader) =>
  ({
    index: true,
    lazy: ofPage(load),
    ...(loadLoader ? { loader: loaderOf(loadLoader) } : {}),
  }) satisfies RouteObject;
