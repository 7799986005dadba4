import Skeleton from '@mui/material/Skeleton';
import { t } from '@selasar/domain';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import type { FilterBarProps } from './FilterBar.tsx';

/** The bar of filters, whose code comes with the visitor's first sign. */
export const FilterPart = lazyIsland(
  'src/site/catalogue/filters/FilterBar.tsx',
  async () => (await import('./FilterBar.tsx')).FilterBar,
  () => (
    <Notice aria-label={t('Loading the filters')}>
      <Skeleton variant="rounded" height={120} sx={{ mb: 3 }} />
    </Notice>
  ),
) as <Item>(props: FilterBarProps<Item>) => ReactNode;
