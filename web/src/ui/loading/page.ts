import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { untilThere } from './waiting.ts';

interface PageModule {
  Component: ComponentType;
  /** What the layout around the page asks of it. */
  handle?: unknown;
}

interface LoaderModule {
  loader: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

const ofPage = (load: () => Promise<PageModule>) => ({
  Component: untilThere(async () => (await load()).Component),
  handle: untilThere(async () => (await load()).handle),
});

const ofLoader = (load: () => Promise<LoaderModule>) => ({
  loader: untilThere(async () => (await load()).loader),
  shouldRevalidate: untilThere(async () => (await load()).shouldRevalidate),
});

/**
 * A route whose code is loaded when somebody goes there. The loader is a file of its own, so that the data is asked for
 * before all of the page is there.
 */
export const page = (
  path: string,
  load: () => Promise<PageModule>,
  loadLoader?: () => Promise<LoaderModule>,
) =>
  ({
    path,
    lazy: { ...ofPage(load), ...(loadLoader ? ofLoader(loadLoader) : {}) },
  }) satisfies RouteObject;

/** The page at the address of the layout that it lies in. */
export const indexPage = (load: () => Promise<PageModule>) =>
  ({ index: true, lazy: ofPage(load) }) satisfies RouteObject;
