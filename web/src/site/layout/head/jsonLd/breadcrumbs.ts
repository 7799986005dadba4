import type { BreadcrumbList } from 'schema-dts';
import { pageAddress } from '../absolute.ts';
import type { Place } from './place.ts';

/** The path from the home page to the current page, both included. */
export const breadcrumbs = (origin: string, way: readonly Place[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: pageAddress(origin, path),
    })),
  }) as const satisfies BreadcrumbList;
