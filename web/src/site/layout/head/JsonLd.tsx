import type { Graph, Thing } from 'schema-dts';
import { use } from 'react';
import { Served } from '../../../ui/served.ts';

/** What the page speaks of, by schema.org, for an origin: for readers elsewhere every address is a whole one. */
export type Things = (origin: string) => readonly Thing[];

/** JSON within a script ends nowhere but at its end, whatever a title says. */
const inScript = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);

/** Tells search engines what the page speaks of. It is data: no browser runs it. */
export function JsonLd({ things }: { things: Things }) {
  const { origin } = use(Served);
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things(origin) };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(graph) }} />
  );
}
