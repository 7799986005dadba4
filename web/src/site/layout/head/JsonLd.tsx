import type { Graph, Thing } from 'schema-dts';
import { use } from 'react';
import { Served } from '../../../ui/served.ts';

export type Things = (origin: string) => readonly Thing[];

/** No text can end the script element. */
const inScript = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);

export function JsonLd({ things }: { things: Things }) {
  const { origin } = use(Served);
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things(origin) };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(graph) }} />
  );
}
