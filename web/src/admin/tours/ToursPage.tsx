import useMediaQuery from '@mui/material/useMediaQuery';
import type { Tour } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { deleteOffer, setFeatured, useTours } from '../../firebase/offers/offers.ts';
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
import { tourColumns } from './columns.tsx';
import { TourDialog } from './TourDialog.tsx';

const tourGrid: GridSpec = {
  filters: {},
  sortable: ['title', 'location', 'priceFrom', 'featured'],
  columns: ['image', 'title', 'location', 'priceFrom', 'featured', 'actions'],
};

const slugOf = ({ slug }: Tour) => slug;

async function feature({ slug, featured }: Tour) {
  try {
    await setFeatured('tours', slug, !featured);
    toast.success(featured ? 'Tour unfeatured successfully' : 'Tour featured successfully');
  } catch {
    toast.error('Failed to update tour featured status');
  }
}

async function remove({ slug, image, gallery }: Tour) {
  try {
    await deleteOffer('tours', slug);
    toast.success('Tour deleted successfully');
    await removeImages([image, ...gallery]);
  } catch {
    toast.error('Failed to delete tour');
  }
}

export function ToursPage() {
  const { state, change } = useGridState('tours', tourGrid);
  const { adding, editing, show } = useEdited();
  const live = useTours();
  const [doomed, setDoomed] = useState<Tour>();
  const tours = live.status === 'success' ? live.data : undefined;
  const rows = useMemo(
    () => tours && matching(tours, state.search, ({ title, location }) => [title, location]),
    [tours, state.search],
  );
  const narrow = useMediaQuery('(max-width: 700px)');
  const columns = useMemo(
    () =>
      tourColumns({
        narrow,
        onEdit: (slug) => show({ edit: slug }),
        onDelete: setDoomed,
        onFeature: (tour) => void feature(tour),
      }),
    [show, narrow],
  );
  if (live.status === 'error') {
    return <LoadError message="Failed to load tours" onRetry={live.retry} />;
  }
  const edited = tours?.find(({ slug }) => slug === editing);
  return (
    <>
      <AdminGrid
        label="Tours"
        rows={rows}
        rowId={slugOf}
        columns={columns}
        state={narrow ? { ...state, hidden: [] } : state}
        onChange={change}
        onOpen={(slug) => show({ edit: slug })}
        emptyText={
          tours?.length === 0
            ? 'No tours found. Add a new tour to get started.'
            : 'No tours match. Try other words.'
        }
        toolbar={
          <GridToolbar
            state={state}
            onChange={change}
            searchLabel="Search title or location"
            columns={columns}
          >
            <OfferButtons add="Add New Tour" onRefresh={live.retry} onAdd={() => show('add')} />
          </GridToolbar>
        }
      />
      {adding || (editing && tours) ? (
        <TourDialog key={editing ?? ''} slug={editing} tour={edited} onClose={() => show('none')} />
      ) : null}
      <ConfirmDialog
        open={doomed !== undefined}
        title="Delete this tour?"
        text={`“${doomed?.title ?? ''}” and its images will be gone for good. Bookings already made keep its name.`}
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
