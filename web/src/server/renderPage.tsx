import { CacheProvider } from '@emotion/react';
import type { ExchangeRate } from '@selasar/domain';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RouteObject, StaticHandler } from 'react-router-dom';
import { languageCodes } from '@selasar/domain';
import type { Language } from '@selasar/domain';
import { App } from '../app/App.tsx';
import type { PageState } from '../app/pageState.ts';
import { routesWith } from '../app/routes.ts';
import { basenameOf, languageOf } from '../i18n/address.ts';
import { AnswerStatus, OpenedParts, RenderedIslands } from '../ui/served.ts';
import { settled } from './settled.ts';
import { styleCache, stylesOf } from './styles.ts';
import type { PageStyles } from './styles.ts';

export interface RenderedPage {
  readonly status: number;
  /** The elements that React hoists into the head: title, description, links. */
  readonly head: string;
  readonly styles: PageStyles;
  /** The content of `#root`. */
  readonly body: string;
  readonly pageState: PageState;
  readonly language: Language;
  readonly path: string;
  /** The ids of the matched routes, which are the files of their pages. */
  readonly routes: readonly string[];
  /** The files of its lazy islands: see ui/bootstrap/lazyIsland.tsx. */
  readonly islands: readonly string[];
  /** The files of the parts that these open. */
  readonly opened: readonly string[];
}

/** A router modifies its routes, so each gets a copy. */
const ownRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ lazy, children, ...route }) => ({
    ...route,
    ...(lazy ? { lazy: typeof lazy === 'object' ? { ...lazy } : lazy } : {}),
    ...(children ? { children: ownRoutes(children) } : {}),
  })) as RouteObject[];

const handlers = Object.fromEntries(
  languageCodes.map((code) => [
    code,
    createStaticHandler(ownRoutes(routesWith([], [])), { basename: basenameOf(code) }),
  ]),
) as Record<Language, StaticHandler>;
const handlerOf = ({ pathname }: URL) => handlers[languageOf(pathname)];
const rootTag = '<div id="root">';

/** Loads all data of the page at an address. Throws if that fails. */
export async function readPage(url: URL) {
  const context = await handlerOf(url).query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return { ...context, loaderData: await settled(context.loaderData) };
}
type PageRead = Awaited<ReturnType<typeof readPage>>;

/**
 * Renders a complete page: its status depends on its data, and without script nothing could load later. Throws if a
 * component fails.
 */
export async function renderPage(
  context: PageRead,
  rates: readonly ExchangeRate[] | undefined,
  url: URL,
  nowMs: number,
): Promise<RenderedPage> {
  const { loaderData } = context;
  const router = createStaticRouter(handlerOf(url).dataRoutes, context);

  let status = 200;
  const islands = new Set<string>();
  const opened = new Set<string>();
  const served = { origin: url.origin, renderedAt: nowMs };
  const cache = styleCache();
  const html = await toHtml(
    <div id="root">
      <CacheProvider value={cache}>
        <AnswerStatus value={(answered) => (status = answered)}>
          <RenderedIslands value={(file) => islands.add(file)}>
            <OpenedParts value={(file) => opened.add(file)}>
              <App served={served} rates={rates}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </App>
            </OpenedParts>
          </RenderedIslands>
        </AnswerStatus>
      </CacheProvider>
    </div>,
  );
  const begin = html.indexOf(rootTag);
  return {
    status,
    head: html.slice(0, begin),
    styles: stylesOf(cache, html),
    body: html.slice(begin + rootTag.length, -'</div>'.length),
    language: languageOf(url.pathname),
    path: url.pathname,
    pageState: { ...served, router: { loaderData }, rates },
    islands: [...islands],
    opened: [...opened],
    routes: context.matches.map(({ route }) => route.id),
  };
}

async function toHtml(element: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    // Renders everything in one chunk.
    progressiveChunkSize: Infinity,
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
