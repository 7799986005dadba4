/** The data of the routes once all its promises are settled; rejects if one rejects. */
export async function settled(data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const routes = Object.entries(data).map(async ([route, parts]) => [route, await partsOf(parts)]);
  return Object.fromEntries(await Promise.all(routes)) as Record<string, unknown>;
}

async function partsOf(parts: unknown): Promise<unknown> {
  if (typeof parts !== 'object' || parts === null) return parts;
  const all = Object.entries(parts).map(async ([name, part]) => [name, await part]);
  return Object.fromEntries(await Promise.all(all)) as unknown;
}
