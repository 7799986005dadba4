import type { ComponentType } from 'react';
import {
  redirectDocument,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { isPublic } from '../../worker/cachedPages.ts';
import { untilLoaded } from './waiting.ts';

interface PageModule {
  Component: ComponentType;
  handle?: unknown;
  /** A page from the server has it; elsewhere the page waits for it. */
  content?: { ready: () => Promise<void> };
}

export type LoadPage = () => Promise<PageModule>;
export type LoadLoader = () => Promise<{ loader: LoaderFunction }>;

const ofPage = (load: LoadPage) => ({
  Component: untilLoaded(async () => {
    const { Component, content } = await load();
    await content?.ready();
    return Component;
  }),
  handle: untilLoaded(async () => (await load()).handle),
});

/** Offline, the data is in the worker's cached copy of the page, which the browser opens. */
function isCachedElsewhere({ url }: Request): boolean {
  if (typeof window === 'undefined' || navigator.onLine) return false;
  const { origin, pathname, search } = window.location;
  const isOther = url !== origin + pathname + search;
  return isOther && isPublic(new URL(url).pathname) && Boolean(navigator.serviceWorker?.controller);
}

/** A page from the server has its data and needs no loader. */
function loaderOf(load: LoadLoader): LoaderFunction {
  const loaded = untilLoaded(load);
  return async (args, context) => {
    if (isCachedElsewhere(args.request)) return redirectDocument(args.request.url);
    return (await loaded()).loader(args, context);
  };
}

const lazily = (load: LoadPage, loadLoader?: LoadLoader) => ({
  lazy: ofPage(load),
  ...(loadLoader ? { loader: loaderOf(loadLoader) } : {}),
});

/** The loader is in a separate file, so that the data is requested before the whole page has loaded. */
export const page = (path: string, load: LoadPage, loadLoader?: LoadLoader) =>
  ({ path, ...lazily(load, loadLoader) }) satisfies RouteObject;

export const indexPage = (load: LoadPage, loadLoader?: LoadLoader) =>
  ({ index: true, ...lazily(load, loadLoader) }) satisfies RouteObject;

/** Marks the promise as handled: the page shows the failure, but awaits it only when rendered. */
export function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Another query or hash of a page loads nothing anew, and neither does Back from it; a reload of its address does. */
export const onNewPathOrReload: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
