import AddIcon from '@mui/icons-material/Add';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { toast } from 'sonner';
import type { Session } from '../../firebase/auth.ts';
import type { Live } from '../../firebase/live.ts';
import { deleteOffer } from '../../firebase/offers/offers.ts';
import type { OfferKind } from '../../firebase/offers/offers.ts';
import { removeImages } from '../../firebase/storage.ts';
import { AdminGrid } from '../grid/AdminGrid.tsx';
import type { GridSpec } from '../grid/gridState.ts';
import { GridToolbar } from '../grid/GridToolbar.tsx';
import { useGridState } from '../grid/useGridState.ts';
import { LoadError } from '../LoadError.tsx';
import { adminRoute } from '../route.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DraftsNotice } from './DraftsNotice.tsx';
import { matching } from './matching.ts';
import type { Offer } from './offer.ts';
import { useEdited } from './useEdited.ts';
import { offerName, offerWord } from './words.ts';

/** What columns of tours and villas need to know and do. */
export interface ColumnOptions<Item> {
  /** A phone shows less in a row: the rest is in the form. */
  narrow: boolean;
  onEdit: (slug: string) => void;
  onDelete: (item: Item) => void;
}

/** What a form of a tour or villa is given. */
export interface OfferFormProps<Item> {
  /** Of the one that is edited; undefined for a new one. */
  slug: string | undefined;
  /** The stored one, live; undefined for a new one, and once somebody has deleted it. */
  item: Item | undefined;
  onClose: () => void;
}

interface OffersPageProps<Item extends Offer> {
  kind: OfferKind;
  grid: GridSpec;
  live: Live<Item[]> & { retry: () => void };
  nameOf: (item: Item) => string;
  columnsOf: (options: ColumnOptions<Item>) => GridColDef<Item>[];
  searchLabel: string;
  onRefresh: () => void;
  Form: ComponentType<OfferFormProps<Item>>;
}

/** The list of tours or villas, with the way to add, edit and delete one. */
export function OffersPage<Item extends Offer>(props: OffersPageProps<Item>) {
  const { kind, grid, live, nameOf, columnsOf, searchLabel, onRefresh, Form } = props;
  const { state, change } = useGridState(kind, grid);
  const { adding, editing, show } = useEdited();
  const uid = useRouteLoaderData<Session>(adminRoute)?.uid ?? '';
  const [doomed, setDoomed] = useState<Item>();
  const narrow = useMediaQuery('(max-width: 700px)');
  const items = live.status === 'success' ? live.data : undefined;
  const rows = useMemo(
    () => items && matching(items, state.search, (item) => [nameOf(item), item.location]),
    [items, state.search, nameOf],
  );
  const columns = useMemo(
    () => columnsOf({ narrow, onEdit: (slug) => show({ edit: slug }), onDelete: setDoomed }),
    [columnsOf, narrow, show],
  );
  if (live.status === 'error') {
    return <LoadError message={`Failed to load ${kind}`} onRetry={live.retry} />;
  }
  const add = `Add New ${offerName[kind]}`;
  return (
    <>
      {adding || editing ? null : (
        <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
          <DraftsNotice kind={kind} />
        </Box>
      )}
      <AdminGrid
        label={`${offerName[kind]}s`}
        rows={rows}
        rowId={({ slug }) => slug}
        columns={columns}
        narrow={narrow}
        state={state}
        onChange={change}
        onOpen={(slug) => show({ edit: slug })}
        emptyText={
          items?.length === 0
            ? `No ${kind} found. Add a new ${offerWord(kind)} to get started.`
            : `No ${kind} match. Try other words.`
        }
        toolbar={
          <GridToolbar
            state={state}
            onChange={change}
            searchLabel={searchLabel}
            columns={narrow ? undefined : columns}
          >
            <Stack direction="row" spacing={1} sx={{ ml: { sm: 'auto' } }}>
              <Button startIcon={<RefreshIcon />} onClick={onRefresh}>
                Refresh
              </Button>
              <Button variant="contained" startIcon={<AddIcon />} onClick={() => show('add')}>
                {add}
              </Button>
            </Stack>
          </GridToolbar>
        }
      />
      {adding || (editing && items) ? (
        <Form
          // What one person has typed is never another's.
          key={`${uid} ${editing ?? ''}`}
          slug={editing}
          item={items?.find(({ slug }) => slug === editing)}
          onClose={() => show('none')}
        />
      ) : null}
      <DeleteDialog
        kind={kind}
        doomed={doomed}
        name={doomed ? nameOf(doomed) : ''}
        onCancel={() => setDoomed(undefined)}
        onDelete={() => {
          if (doomed) void remove(kind, doomed);
          setDoomed(undefined);
        }}
      />
    </>
  );
}

async function remove(kind: OfferKind, { slug, image, gallery }: Offer): Promise<void> {
  try {
    await deleteOffer(kind, slug);
    toast.success(`${offerName[kind]} deleted successfully`);
    await removeImages([image, ...gallery]);
  } catch {
    toast.error(`Failed to delete ${offerWord(kind)}`);
  }
}
