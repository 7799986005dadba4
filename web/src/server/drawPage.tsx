import { CacheProvider } from '@emotion/react';
import type { ExchangeRate } from '@selasar/domain';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../app/App.tsx';
import type { Handover } from '../app/handover.ts';
import { routesWith } from '../app/routes.ts';
import { AnswerStatus, DrawnParts } from '../ui/served.ts';
import { settled } from './settled.ts';
import { styleCache, styleElements } from './styles.ts';

export interface DrawnPage {
  readonly status: number;
  /** What React puts into the head: title, description, links. */
  readonly head: string;
  readonly styles: string;
  /** What goes into `#root`. */
  readonly body: string;
  readonly handover: Handover;
  /** The ids of the routes that it is made of, which are the files of their pages. */
  readonly routes: readonly string[];
  /** The files of its parts whose code waits: see ui/early/part.tsx. */
  readonly parts: readonly string[];
}

const handler = createStaticHandler(routesWith([], []));
const rootTag = '<div id="root">';

/** Asks for all that the page of an address shows. Throws when it cannot be had. */
export async function readPage(url: URL) {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return { ...context, loaderData: await settled(context.loaderData) };
}
type PageRead = Awaited<ReturnType<typeof readPage>>;

/**
 * Draws a page, whole: its status depends on its data, and without script nothing could come later. Throws when a
 * component fails.
 */
export async function drawPage(
  context: PageRead,
  rates: readonly ExchangeRate[] | undefined,
  url: URL,
  nowMs: number,
): Promise<DrawnPage> {
  const { loaderData } = context;
  const router = createStaticRouter(handler.dataRoutes, context);

  let status = 200;
  const parts = new Set<string>();
  const served = { origin: url.origin, renderedAt: nowMs };
  const cache = styleCache();
  const html = await toHtml(
    <div id="root">
      <CacheProvider value={cache}>
        <AnswerStatus value={(said) => (status = said)}>
          <DrawnParts value={(file) => parts.add(file)}>
            <App served={served} rates={rates}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </App>
          </DrawnParts>
        </AnswerStatus>
      </CacheProvider>
    </div>,
  );
  const begin = html.indexOf(rootTag);
  return {
    status,
    head: html.slice(0, begin),
    styles: styleElements(cache),
    body: html.slice(begin + rootTag.length, -'</div>'.length),
    handover: { ...served, router: { loaderData }, rates },
    parts: [...parts],
    routes: context.matches.map(({ route }) => route.id),
  };
}

async function toHtml(element: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    // Nothing is set aside to come later.
    progressiveChunkSize: Infinity,
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
