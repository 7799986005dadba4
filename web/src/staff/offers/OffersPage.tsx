import AddIcon from '@mui/icons-material/Add';
import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGridApiRef } from '@mui/x-data-grid';
import type { OfferCollection } from '@selasar/domain/offers';
import { useMemo, useState, type ReactNode } from 'react';
import { addSamples } from '../../data/offers/storeOffer.ts';
import { attempt } from '../common/attempt.ts';
import type { Loadable } from '../common/useRead.ts';
import { LoadError } from '../common/Loaded.tsx';
import { DetailsSheet } from '../grid/DetailsSheet.tsx';
import { AdminGrid } from '../grid/AdminGrid.tsx';
import { phoneScreen } from '../common/styles.ts';
import { GridToolbar } from '../grid/GridToolbar.tsx';
import { useGridState } from '../grid/gridState.ts';
import { InvalidRecordsNotice } from '../grid/InvalidRecords.tsx';
import { useStableRows } from '../grid/useStableRows.tsx';
import { useOwnUid } from '../common/session.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DraftsNotice } from './drafts.tsx';
import {
  offerCardColumn,
  offerCards,
  offerColumns,
  offerGrid,
  isFound,
  rowName,
  slugOf,
  type ColumnOptions,
  type OfferRow,
} from './offerColumns.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { offerKinds, type Offer } from './offerKinds.ts';
import { offerName, offerNameInText } from './offerName.ts';
import { RefusedDialog, type SavedRules } from './rules/RefusedBookings.tsx';
import { useEdited } from '../common/useEdited.ts';

/** Below this width not all columns fit. */
const narrowScreen = '(max-width: 759.95px)';

const grids = { tours: offerGrid('tours'), villas: offerGrid('villas') };

interface OffersPageProps extends Pick<
  ColumnOptions,
  'collection' | 'featureToggle' | 'moreActions'
> {
  live: Loadable<OfferRow[]>;
  onRefresh: () => void;
  tools?: ReactNode;
}

export function OffersPage(props: OffersPageProps) {
  const { collection, featureToggle, moreActions, live, onRefresh, tools } = props;
  const grid = grids[collection];
  const { fields, nameField } = offerKinds[collection];
  const { state, change } = useGridState(collection, grid);
  const { adding, editing, show } = useEdited();
  const uid = useOwnUid() ?? '';
  const [toDelete, setToDelete] = useState<Offer>();
  const [saved, setSaved] = useState<SavedRules>();
  const isNarrow = useMediaQuery(narrowScreen);
  const isPhone = useMediaQuery(phoneScreen);
  const card = isNarrow ? offerCards[isPhone ? 'phone' : 'tablet'] : undefined;
  const items = live.status === 'success' ? live.data : undefined;
  const rows = items?.filter((row) => isFound(collection, row, state.search));
  const [columns, narrowColumns] = useMemo(() => {
    const options: ColumnOptions = {
      collection,
      featureToggle,
      moreActions,
      onEdit: (slug) => show({ edit: slug }),
      onDelete: setToDelete,
    };
    return [offerColumns(options), card ? [offerCardColumn(options, card)] : []];
  }, [collection, featureToggle, moreActions, card, show]);
  const api = useGridApiRef();
  const [onScreen] = useState(() => () => api.current?.getSortedRows() as OfferRow[] | undefined);
  const stable = useStableRows({
    rows,
    rowId: slugOf,
    view: JSON.stringify({ ...state, hidden: undefined, rows: undefined }),
    held: toDelete !== undefined || adding || editing !== undefined,
    onScreen,
  });
  if (live.status === 'error') {
    return <LoadError message={`Failed to load ${collection}`} onRetry={live.retry} />;
  }
  const edited = items?.find((item) => slugOf(item) === editing);
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
          getRowId: slugOf,
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
            searchLabel={`Search ${fields[nameField]?.label.toLowerCase()} or location`}
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
                <span>{add}</span>
              </Button>
            </Stack>
          </GridToolbar>
        }
      />
      {(adding || (editing && items)) && !edited?.damage ? (
        <OfferDialog
          // Drafts belong to one user.
          key={`${uid} ${editing ?? ''}`}
          collection={collection}
          slug={editing}
          item={edited}
          onClose={() => show('none')}
          onRules={setSaved}
        />
      ) : null}
      <RefusedDialog collection={collection} saved={saved} onClose={() => setSaved(undefined)} />
      <DetailsSheet
        item={edited?.damage ? edited : undefined}
        heading={(row) => rowName(collection, row)}
        onClose={() => show('none')}
      >
        {(shown) =>
          shown.damage ? <InvalidRecordsNotice damage={shown.damage} id={slugOf(shown)} /> : null
        }
      </DetailsSheet>
      <DeleteDialog
        collection={collection}
        offer={toDelete}
        name={toDelete ? rowName(collection, toDelete) : ''}
        onClose={() => setToDelete(undefined)}
      />
    </>
  );
}

function SamplesNotice({ collection }: { collection: OfferCollection }) {
  const [isAdding, setAdding] = useState(false);
  async function add() {
    setAdding(true);
    await attempt((onUnsure) => addSamples(collection, onUnsure), {
      failed: `Failed to add ${collection}`,
      unsure: `The ${collection} are added`,
      otherwise: '',
    });
    setAdding(false);
  }
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          size="small"
          loading={isAdding}
          onClick={() => void add()}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Add samples
        </Button>
      }
      sx={{ mb: 2 }}
    >
      The site comes with sample <span>{collection}</span>, with pictures. You can change or delete
      each of them.
    </Alert>
  );
}
