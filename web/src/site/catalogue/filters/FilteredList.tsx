import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { Suspense, useRef, type ReactNode } from 'react';
import { Await, Link } from 'react-router-dom';
import Skeleton from '@mui/material/Skeleton';
import { useToday } from '../../../clock/useToday.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { needsScript, WithoutScript } from '../../../ui/scriptless.tsx';
import { noFilters, applicable, matching, writeFilters, useFilters } from './filters.ts';
import type { FilterSpec } from './filters.ts';
import { visitFieldId, type VisitCheck } from '../../common/visit.ts';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import type { FilterBarProps } from './FilterBar.tsx';

const FilterIsland = lazyIsland(
  'src/site/catalogue/filters/FilterBar.tsx',
  async () => (await import('./FilterBar.tsx')).FilterBar,
  () => (
    <Notice aria-label={t('Loading the filters')}>
      <Skeleton variant="rounded" sx={{ mb: 3, height: { xs: 46, md: 96 } }} />
    </Notice>
  ),
) as <Item>(props: FilterBarProps<Item>) => ReactNode;

interface FilteredListProps<Item> {
  name: 'tours' | 'villas';
  spec: FilterSpec<Item>;
  offers?: VisitCheck['offers'];
  list: Promise<readonly Item[]>;
  placeholder: ReactNode;
  failure?: ReactNode;
  children: (matching: readonly Item[]) => ReactNode;
}

interface Slugged {
  slug: string;
}

export function FilteredList<Item extends Slugged>(props: FilteredListProps<Item>) {
  const { name, spec, list, placeholder, failure } = props;
  const state = useFilters(spec);
  const search = useRef<HTMLInputElement>(null);
  const clear = () => {
    state.choose(noFilters(spec));
    // The button disappears; keyboard users continue at the filters, which may be folded.
    search.current?.closest('details')?.setAttribute('open', '');
    search.current?.focus();
  };
  return (
    <>
      <FilterIsland
        spec={spec}
        list={list}
        state={state}
        label={t('Filter {type}', { type: t(name) })}
        searchRef={search}
      />
      <Suspense fallback={placeholder}>
        <Await resolve={list} errorElement={failure}>
          {(items) => <Found {...props} items={items} state={state} onClear={clear} />}
        </Await>
      </Suspense>
    </>
  );
}

interface FoundProps<Item> extends FilteredListProps<Item> {
  items: readonly Item[];
  state: ReturnType<typeof useFilters>;
  onClear: () => void;
}

function Found<Item extends Slugged>(props: FoundProps<Item>) {
  const { name, spec, offers, items, state, onClear, children } = props;
  const { filters: wanted } = state;
  const today = useToday();
  const filters = applicable(spec, wanted, items, today);
  const found = matching(spec, filters, items, today).filter(({ slug }) => !offers?.[slug]?.why);
  const total = items.length;
  const hasFilters = [...writeFilters(spec, filters)].length > 0;
  // The location of the link has no items.
  const isElsewhere = filters.location !== wanted.location;
  return (
    <>
      <Notice sx={{ mb: 2 }}>
        <Typography component="span" variant="body2" color="textSecondary">
          {t('{found} of {total} {type}', { found: found.length, total, type: t(name) })}
        </Typography>
        {isElsewhere && total > 0 ? (
          <Typography component="span" variant="body2" color="textSecondary">
            .{' '}
            <span>
              {t('We have no {type} at the location of this link, so all locations are shown.', {
                type: t(name),
              })}
            </span>
          </Typography>
        ) : null}
      </Notice>
      {found.length > 0 ? (
        children(found)
      ) : (
        <EmptyState
          title={t('No {type} found', { type: t(name) })}
          hint={t('Try adjusting your filters for different results.')}
        >
          {total > 0 ? (
            <>
              {hasFilters ? (
                <>
                  <Button className={needsScript} variant="outlined" onClick={onClear}>
                    {t('Clear filters')}
                  </Button>
                  <WithoutScript>
                    <Button
                      component={Link}
                      to={`?${String(state.queryFor(noFilters(spec)))}`}
                      variant="outlined"
                    >
                      {t('Clear filters')}
                    </Button>
                  </WithoutScript>
                </>
              ) : null}
              {offers ? (
                <Button href={`#${visitFieldId}`} variant="outlined">
                  {t('Change dates')}
                </Button>
              ) : null}
            </>
          ) : null}
        </EmptyState>
      )}
    </>
  );
}
