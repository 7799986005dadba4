import type { OfferCollection } from '@selasar/domain';
import AddIcon from '@mui/icons-material/Add';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { toast } from 'sonner';
import type { Live } from '../../data/firebase/live/useLive.ts';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { deleteOffer } from '../../data/offers/deleteOffer.ts';
import { useImageStorage } from '../../data/offers/useImageStorage.ts';
import { InvalidRecordsNotice } from '../records/invalid/InvalidRecordsNotice.tsx';
import { DetailsSheet } from '../records/details/DetailsSheet.tsx';
import { AdminGrid } from '../records/grid/AdminGrid.tsx';
import { phoneScreen } from '../records/grid/Card.tsx';
import type { CardLayout } from '../records/grid/Card.tsx';
import type { GridSpec } from '../records/grid/gridState.ts';
import { GridToolbar } from '../records/grid/GridToolbar.tsx';
import { useGridState } from '../records/grid/useGridState.ts';
import { useStableRows } from '../records/stable/useStableRows.ts';
import { LoadError } from '../common/LoadError.tsx';
import { useOwnUid } from '../shell/session/route.ts';
import { reasonOf } from '../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../common/unsure.ts';
import { offerCards } from './cards.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DraftsNotice } from './DraftsNotice.tsx';
import { SamplesNotice } from './SamplesNotice.tsx';
import { matching } from './matching.ts';
import type { Offer } from './offer.ts';
import { RefusedDialog } from './rules/RefusedDialog.tsx';
import type { SavedRules } from './rules/useRefusedBookings.ts';
import { useEdited } from './useEdited.ts';
import { picturesOf } from './offerDraft.ts';
import { offerName, offerNameInText } from './offerName.ts';

/** Below this width not all columns fit. */
const narrowScreen = '(max-width: 759.95px)';

/** Options of the columns for tours and villas. */
export interface ColumnOptions<Item> {
  onEdit: (slug: string) => void;
  onDelete: (item: Item) => void;
}

/** Props of a form for a tour or villa. */
export interface OfferFormProps<Item> {
  /** The slug of the edited offer; undefined for a new one. */
  slug: string | undefined;
  /** The stored offer, live; undefined for a new one, and once it is deleted. */
  item: Item | undefined;
  onClose: () => void;
  /** Called when its rules have changed. */
  onRules: (saved: SavedRules) => void;
}

interface OffersPageProps<Item extends Offer> {
  collection: OfferCollection;
  grid: GridSpec;
  live: Live<Row<Item>[]> & { retry: () => void };
  nameOf: (item: Row<Item>) => string;
  columnsOf: (options: ColumnOptions<Item>) => GridColDef<Row<Item>>[];
  cardColumnOf: (options: ColumnOptions<Item>, layout: CardLayout) => GridColDef<Row<Item>>;
  searchLabel: string;
  onRefresh: () => void;
  /** Rare actions, folded on a phone. */
  tools?: ReactNode;
  Form: ComponentType<OfferFormProps<Item>>;
}

/** The list of tours or villas, with actions to add, edit and delete. */
export function OffersPage<Item extends Offer>(props: OffersPageProps<Item>) {
  const {
    collection,
    grid,
    live,
    nameOf,
    columnsOf,
    cardColumnOf,
    searchLabel,
    onRefresh,
    tools,
    Form,
  } = props;
  const { state, change } = useGridState(collection, grid);
  const { adding, editing, show } = useEdited();
  const uid = useOwnUid() ?? '';
  const images = useImageStorage();
  const [toDelete, setToDelete] = useState<Item>();
  const [saved, setSaved] = useState<SavedRules>();
  const isNarrow = useMediaQuery(narrowScreen);
  const isPhone = useMediaQuery(phoneScreen);
  const card = isNarrow ? offerCards[isPhone ? 'phone' : 'tablet'] : undefined;
  const items = live.status === 'success' ? live.data : undefined;
  const rows = useMemo(
    () => items && matching(items, state.search, (item) => [nameOf(item), item.location ?? '']),
    [items, state.search, nameOf],
  );
  const [columns, narrowColumns] = useMemo(() => {
    const options = { onEdit: (slug: string) => show({ edit: slug }), onDelete: setToDelete };
    return [columnsOf(options), card ? [cardColumnOf(options, card)] : []];
  }, [columnsOf, cardColumnOf, card, show]);
  const api = useGridApiRef();
  const [onScreen] = useState(() => () => api.current?.getSortedRows() as Row<Item>[] | undefined);
  const stable = useStableRows({
    rows,
    rowId: keyOf<Item>,
    view: JSON.stringify({ ...state, hidden: undefined, rows: undefined }),
    held: toDelete !== undefined || adding || editing !== undefined,
    onScreen,
  });
  if (live.status === 'error') {
    return <LoadError message={`Failed to load ${collection}`} onRetry={live.retry} />;
  }
  const edited = items?.find((item) => keyOf(item) === editing);
  const add = `Add New ${offerName[collection]}`;
  return (
    <>
      {adding || editing ? null : (
        <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
          <DraftsNotice collection={collection} />
        </Box>
      )}
      {items?.length === 0 ? <SamplesNotice collection={collection} /> : null}
      <AdminGrid
        grid={{
          label: `${offerName[collection]}s`,
          apiRef: api,
          getRowId: keyOf,
          columns: card ? narrowColumns : columns,
        }}
        list={stable}
        cardHeight={card?.height}
        state={state}
        onChange={change}
        onOpen={(slug) => show({ edit: slug })}
        empty={
          items?.length === 0
            ? `No ${collection} found. Add a new ${offerNameInText(collection)} to get started.`
            : `No ${collection} match. Try other words.`
        }
        toolbar={
          <GridToolbar
            state={state}
            onChange={change}
            searchLabel={searchLabel}
            isTable={!card}
            tools={tools}
            sortable={
              card ? columns.filter(({ field }) => grid.sortable.includes(field)) : undefined
            }
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
      {(adding || (editing && items)) && !edited?.damage ? (
        <Form
          // Drafts belong to one user.
          key={`${uid} ${editing ?? ''}`}
          slug={editing}
          item={edited}
          onClose={() => show('none')}
          onRules={setSaved}
        />
      ) : null}
      <RefusedDialog collection={collection} saved={saved} onClose={() => setSaved(undefined)} />
      <DetailsSheet
        item={edited?.damage ? edited : undefined}
        heading={nameOf}
        onClose={() => show('none')}
      >
        {(shown) =>
          shown.damage ? <InvalidRecordsNotice damage={shown.damage} id={keyOf(shown)} /> : null
        }
      </DetailsSheet>
      <DeleteDialog
        collection={collection}
        item={toDelete}
        name={toDelete ? nameOf(toDelete) : ''}
        onCancel={() => setToDelete(undefined)}
        onDelete={() => {
          if (toDelete) void remove(images, collection, nameOf(toDelete), toDelete);
          setToDelete(undefined);
        }}
      />
    </>
  );
}

/** The slug, which is the document's id. */
const keyOf = <Item extends Offer>(row: Row<Item>): string => (isWhole(row) ? row.slug : row.id);

async function remove(
  images: ReturnType<typeof useImageStorage>,
  collection: OfferCollection,
  name: string,
  item: Offer,
): Promise<void> {
  const word = offerNameInText(collection);
  const failed = (description: string | undefined) =>
    toast.error(`Failed to delete ${word}`, { description });
  const waiting = toast.loading(`Deleting “${name}”…`);
  const unsure = notifyUnsure(`“${name}” is deleted`);
  try {
    const isGone = await deleteOffer(collection, item.slug, unsure);
    toast.dismiss(waiting);
    if (!isGone) {
      failed(notArrived);
      return;
    }
    toast.success(`${offerName[collection]} deleted successfully`);
    await images.remove(picturesOf({ ...item, ...item.facts }));
  } catch (error) {
    toast.dismiss(waiting);
    failed(reasonOf(error));
  }
}
