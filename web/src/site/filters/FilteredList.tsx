import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { FilterKind } from './kind.ts';
import { noFilters } from './kind.ts';
import { matching } from './match.ts';
import { useFilters } from './useFilters.ts';

interface FilteredListProps<Item> {
  /** 'tours' */
  name: string;
  kind: FilterKind<Item>;
  /** Undefined until they are there: then `placeholder` shows. */
  items: readonly Item[] | undefined;
  placeholder?: ReactNode;
  children: (matching: readonly Item[]) => ReactNode;
}

/** A list with its filters above it, and what to say when they let nothing through. */
export function FilteredList<Item>({
  name,
  kind,
  items,
  placeholder,
  children,
}: FilteredListProps<Item>) {
  const state = useFilters(kind);
  const found = matching(kind, state.filters, items ?? []);
  const search = useRef<HTMLInputElement>(null);
  const clear = () => {
    state.choose(noFilters(kind));
    // The button goes away; who uses a keyboard goes on at the filters.
    search.current?.focus();
  };
  return (
    <>
      <FilterBar
        kind={kind}
        items={items}
        state={state}
        label={`Filter ${name}`}
        searchRef={search}
      />
      {items ? (
        <Notice sx={{ mb: 2 }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {found.length} of {items.length} {name}
          </Typography>
        </Notice>
      ) : (
        placeholder
      )}
      {items && found.length > 0 ? children(found) : null}
      {items && found.length === 0 ? (
        <EmptyState
          title={`No ${name} found`}
          hint="Try adjusting your filters for different results."
        >
          {items.length > 0 ? (
            <Button variant="outlined" onClick={clear}>
              Clear filters
            </Button>
          ) : null}
        </EmptyState>
      ) : null}
    </>
  );
}
