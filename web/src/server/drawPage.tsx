import { CacheProvider } from '@emotion/react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../app/App.tsx';
import type { Handover } from '../app/handover.ts';
import { routesWith } from '../app/routes.ts';
import { AnswerStatus } from '../ui/served.ts';
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
  /** The files of the pages that it is made of, by the ids of their routes. */
  readonly files: readonly string[];
}

const handler = createStaticHandler(routesWith([]));
const rootTag = '<div id="root">';

/**
 * Draws the page of an address, whole: its status depends on its data, and without script nothing could come later.
 * Throws when the data cannot be had or a component fails.
 */
export async function drawPage(url: URL, nowMs: number): Promise<DrawnPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const loaderData = await settled(context.loaderData);
  const router = createStaticRouter(handler.dataRoutes, { ...context, loaderData });

  let status = 200;
  const served = { origin: url.origin, renderedAt: nowMs };
  const cache = styleCache();
  const html = await toHtml(
    <div id="root">
      <CacheProvider value={cache}>
        <AnswerStatus value={(said) => (status = said)}>
          <App served={served}>
            <StaticRouterProvider
              router={router}
              context={{ ...context, loaderData }}
              hydrate={false}
            />
          </App>
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
    handover: { ...served, router: { loaderData } },
    files: context.matches.map(({ route }) => route.id),
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
