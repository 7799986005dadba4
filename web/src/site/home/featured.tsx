import { homeLists } from './homeLists.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The featured tours, code and data. Rejects when the code cannot be had; for the data the built-in tours stand in. */
export async function featuredTours(): Promise<ReactNode> {
  const [{ listTours }, { TourGrid }, { BuiltInNotice }] = await Promise.all([
    import('../../data/offers/listTours.ts'),
    import('../tours/TourGrid.tsx'),
    import('../tours/BuiltInNotice.tsx'),
  ]).catch(() => {
    throw new Error('Failed to fetch tours');
  });
  const { tours, builtIn } = await listTours(homeLists.featuredItems);
  if (tours.length === 0) return <EmptyState title="No tours found." />;
  return (
    <>
      {builtIn ? <BuiltInNotice /> : null}
      <TourGrid heading="h3" tours={tours} />
    </>
  );
}

const failVillas = (): never => {
  throw new Error('Failed to fetch villas');
};

/** The featured villas, code and data. Rejects when either cannot be had. */
export async function featuredVillas(): Promise<ReactNode> {
  const [{ listVillas }, { VillaGrid }] = await Promise.all([
    import('../../data/offers/listVillas.ts'),
    import('../villas/VillaGrid.tsx'),
  ]).catch(failVillas);
  const villas = await listVillas(homeLists.featuredItems).catch(failVillas);
  if (villas.length === 0) return <EmptyState title="No villas found." />;
  return <VillaGrid heading="h3" villas={villas} />;
}
