import type { Route } from 'playwright-core';

/** Asks the server. It closes connections that rest, perhaps in the moment in which one is used again: then anew. */
export const serverAnswer = (route: Route, { url }: { url?: string } = {}) =>
  route.fetch({ maxRetries: 3, ...(url && { url }) });

/** Lets the server handle the request and drops its answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await serverAnswer(route);
  await route.abort();
}
