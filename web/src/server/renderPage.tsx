import { CacheProvider } from '@emotion/react';
import { type Language, languageCodes } from '@selasar/domain/i18n';
import type { ExchangeRate } from '@selasar/domain/offers';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
} from 'react-router-dom';
import { App } from '../app/App.tsx';
import type { PageState } from '../app/pageState.ts';
import { routesWith } from '../app/routes.tsx';
import { basenameOf, languageOf } from '../i18n/address.ts';
import { AnswerStatus, OpenedParts, RenderedIslands } from '../ui/served.ts';
import { styleCache, stylesOf, type PageStyles } from './styles.ts';

export interface RenderedPage {
  readonly status: number;
  readonly head: string;
  readonly styles: PageStyles;
  readonly body: string;
  readonly pageState: PageState;
  readonly language: Language;
  readonly path: string;
  /** The ids of the matched routes, which are the files of their pages. */
  readonly routes: readonly string[];
  readonly islands: readonly string[];
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

export async function readPage(url: URL) {
  const context = await handlerOf(url).query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return { ...context, loaderData: await settled(context.loaderData) };
}
type PageRead = Awaited<ReturnType<typeof readPage>>;

/** Throws if a component fails. The page is complete: without script nothing could load later. */
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
    progressiveChunkSize: Infinity,
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

export async function settled(data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const routes = Object.entries(data).map(async ([route, parts]) => [route, await partsOf(parts)]);
  return Object.fromEntries(await Promise.all(routes)) as Record<string, unknown>;
}

async function partsOf(parts: unknown): Promise<unknown> {
  if (typeof parts !== 'object' || parts === null) return parts;
  const all = Object.entries(parts).map(async ([name, part]) => [name, await part]);
  return Object.fromEntries(await Promise.all(all)) as unknown;
}
