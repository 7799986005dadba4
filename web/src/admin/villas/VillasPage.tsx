import useMediaQuery from '@mui/material/useMediaQuery';
import type { Villa } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { deleteOffer, useVillas } from '../../firebase/offers/offers.ts';
import { removeImages } from '../../firebase/storage.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { AdminGrid } from '../grid/AdminGrid.tsx';
import type { GridSpec } from '../grid/gridState.ts';
import { GridToolbar } from '../grid/GridToolbar.tsx';
import { useGridState } from '../grid/useGridState.ts';
import { LoadError } from '../LoadError.tsx';
import { matching } from '../offers/matching.ts';
import { OfferButtons } from '../offers/OfferButtons.tsx';
import { useEdited } from '../offers/useEdited.ts';
import { villaColumns } from './columns.tsx';
import { VillaDialog } from './VillaDialog.tsx';

const villaGrid: GridSpec = {
  filters: {},
  sortable: ['name', 'location', 'pricePerNight', 'featured'],
  columns: ['image', 'name', 'location', 'pricePerNight', 'featured', 'actions'],
};

const slugOf = ({ slug }: Villa) => slug;

async function remove({ slug, image, gallery }: Villa) {
  try {
    await deleteOffer('villas', slug);
    toast.success('Villa deleted successfully');
    await removeImages([image, ...gallery]);
  } catch {
    toast.error('Failed to delete villa');
  }
}

export function VillasPage() {
  const { state, change } = useGridState('villas', villaGrid);
  const { adding, editing, show } = useEdited();
  const live = useVillas();
  const [doomed, setDoomed] = useState<Villa>();
  const villas = live.status === 'success' ? live.data : undefined;
  const rows = useMemo(
    () => villas && matching(villas, state.search, ({ name, location }) => [name, location]),
    [villas, state.search],
  );
  const narrow = useMediaQuery('(max-width: 700px)');
  const columns = useMemo(
    () => villaColumns({ narrow, onEdit: (slug) => show({ edit: slug }), onDelete: setDoomed }),
    [show, narrow],
  );
  const refresh = () => {
    toast.info('Refreshing villas list...');
    live.retry();
  };
  if (live.status === 'error') {
    return <LoadError message="Failed to load villas" onRetry={live.retry} />;
  }
  const edited = villas?.find(({ slug }) => slug === editing);
  return (
    <>
      <AdminGrid
        label="Villas"
        rows={rows}
        rowId={slugOf}
        columns={columns}
        state={narrow ? { ...state, hidden: [] } : state}
        onChange={change}
        onOpen={(slug) => show({ edit: slug })}
        emptyText={
          villas?.length === 0
            ? 'No villas found. Add a new villa to get started.'
            : 'No villas match. Try other words.'
        }
        toolbar={
          <GridToolbar
            state={state}
            onChange={change}
            searchLabel="Search name or location"
            columns={columns}
          >
            <OfferButtons add="Add New Villa" onRefresh={refresh} onAdd={() => show('add')} />
          </GridToolbar>
        }
      />
      {adding || (editing && villas) ? (
        <VillaDialog
          key={editing ?? ''}
          slug={editing}
          villa={edited}
          onClose={() => show('none')}
        />
      ) : null}
      <ConfirmDialog
        open={doomed !== undefined}
        title="Delete this villa?"
        text={`“${doomed?.name ?? ''}” and its images will be gone for good. Bookings already made keep its name.`}
        confirm="Delete"
        onCancel={() => setDoomed(undefined)}
        onConfirm={() => {
          if (doomed) void remove(doomed);
          setDoomed(undefined);
        }}
      />
    </>
  );
}
