import { homeLists } from '@selasar/domain';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';

const pick = <Item extends { featured: boolean }>(items: readonly Item[]): Item[] =>
  items.filter(({ featured }) => featured).slice(0, homeLists.featuredItems);

/** The featured tours, code and data. Rejects when either cannot be had. */
export async function featuredTours(): Promise<ReactNode> {
  const [{ listTours }, { TourGrid }] = await Promise.all([
    import('../../firebase/catalogue.ts'),
    import('../tours/TourGrid.tsx'),
  ]).catch(() => {
    throw new Error('Failed to fetch tours');
  });
  const tours = pick((await listTours()).tours);
  if (tours.length === 0) return <EmptyState title="No tours found." />;
  return <TourGrid heading="h3" tours={tours} />;
}

/** The featured villas, code and data. Rejects when either cannot be had. */
export async function featuredVillas(): Promise<ReactNode> {
  const [{ listVillas }, { VillaGrid }] = await Promise.all([
    import('../../firebase/catalogue.ts'),
    import('../villas/VillaGrid.tsx'),
  ]).catch(() => {
    throw new Error('Failed to fetch villas');
  });
  const villas = pick(await listVillas());
  if (villas.length === 0) return <EmptyState title="No villas found." />;
  return <VillaGrid heading="h3" villas={villas} />;
}
