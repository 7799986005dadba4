import { matchRoutes } from 'react-router-dom';
import type { Location, RouteObject } from 'react-router-dom';

export async function fetchPage(
  routes: RouteObject[],
  address: Pick<Location, 'pathname'>,
  basename: string,
): Promise<void> {
  const matches = matchRoutes(routes, address, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return;
      const parts = Object.entries(route.lazy).map(async ([name, load]) => [
        name,
        await (load as () => Promise<unknown>)(),
      ]);
      Object.assign(route, Object.fromEntries(await Promise.all(parts)));
      delete route.lazy;
    }),
  );
}
