import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEventCallback } from '@mui/material/utils';
import { useGridApiRef } from '@mui/x-data-grid';
import { useCallback, useMemo } from 'react';
import type { ComponentType } from 'react';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { useRecords } from '../../data/records/useRecords.ts';
import { useLastVisit } from '../shell/arrivals/useLastVisit.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { useBulk } from './bulk/useBulk.tsx';
import { useChoice } from './bulk/useChoice.ts';
import { LoadError } from '../common/LoadError.tsx';
import { QuestionDialog } from './details/QuestionDialog.tsx';
import type { useStatusChanges } from './details/useStatusChanges.ts';
import { AdminGrid } from './grid/AdminGrid.tsx';
import { CurrentRow } from './grid/GridSlots.tsx';
import { NoneOfDays, NoneYet } from './grid/NoneOfDays.tsx';
import { SplitView } from './queue/SplitView.tsx';
import { QueueKeys } from './queue/QueueKeys.tsx';
import { useActiveRow } from './queue/useActiveRow.ts';
import { useStableRows } from './stable/useStableRows.ts';
import { FollowRecord } from './FollowRecord.tsx';
import type { RecordList } from './recordList.ts';
import type { SheetProps } from './RecordSheet.tsx';
import { RecordToolbar } from './RecordToolbar.tsx';
import type { Additions } from './RecordToolbar.tsx';
import { useLongestWaiting } from './useAnswering.ts';
import { useDetails } from './useDetails.ts';
import { useMoves } from './useMoves.ts';
import { useRecordColumns } from './useRecordColumns.ts';
import { useFirstPage, useRecordView } from './useRecordView.ts';

/** The checkboxes fit beside all columns. */
const choiceScreen = '(min-width: 1320px)';

const rowId = ({ id }: { id: string }) => id;

interface RecordPageProps<Item extends GuestRecord> {
  list: RecordList<Item>;
  changes: ReturnType<typeof useStatusChanges<Item, Item['status']>>;
  /** In pixels. */
  rowHeight: number;
  additions: Additions;
  Sheet: ComponentType<SheetProps<Item>>;
}

/** A list of bookings or transfers: the grid, and the details sheet beside it. */
export function RecordPage<Item extends GuestRecord>(props: RecordPageProps<Item>) {
  const { list, changes, rowHeight, additions, Sheet } = props;
  const { what, collection, statuses } = list;
  const view = useRecordView(what, list.grid);
  const { state, change, turn, today, sortedBy } = view;
  const { live, rows, hasNext, end, isFirst, total } = useRecords(collection, view.query);
  useFirstPage(view, isFirst);
  useLongestWaiting(collection);
  const shownOf = useCallback(
    (row: Row<Item>): Row<Item> => (isWhole(row) ? changes.shown(row) : row),
    [changes],
  );
  const latest = useMemo(() => rows?.map(shownOf), [rows, shownOf]);
  const details = useDetails({ collection, rows: latest, hasNext, shownOf });
  const { opened, record, open, beside } = details;
  const { move, asking, shielded } = useMoves({ changes, statuses, close: details.close });
  const choice = useChoice(rows);
  const bulk = useBulk({
    kind: what,
    choice,
    statuses,
    csv: list.csv,
    fileName: `${list.fileName}-selected-${today}.csv`,
  });
  const hasCheckboxes = useMediaQuery(choiceScreen);
  // On cards they show once something is selected.
  const canChoose = hasCheckboxes || choice.ids.size > 0;
  const api = useGridApiRef();
  const { mark, handlers: marking } = useActiveRow(api);
  const stable = useStableRows({
    rows: latest,
    rowId,
    view: view.key,
    held: [record, asking.question, bulk.asking.question].some((one) => one !== undefined),
    newSince: useLastVisit(what, rows, view.hasAllNew),
  });
  const isSplit = beside && record !== undefined;
  const { shownState, columns, card, sortable } = useRecordColumns({
    list,
    view,
    isSplit,
    canChoose,
    openDetails: open,
    recent: changes.recent,
    onChange: move,
  });
  const selectAll = useEventCallback(() =>
    choice.add(stable.rows?.filter(isWhole).map(rowId) ?? []),
  );
  // Arriving rows do not render it again.
  const toolbar = useMemo(
    () => (
      <RecordToolbar
        {...additions}
        list={list}
        view={view}
        state={shownState}
        sortable={sortable}
        isSplit={isSplit}
        onSelectAll={card && selectAll}
      />
    ),
    [additions, list, view, shownState, sortable, isSplit, card, selectAll],
  );

  if (live.status === 'error') return <LoadError {...list.texts.failed} onRetry={live.retry} />;
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0;
  const empty = isFiltered ? list.texts.noneMatch : <NoneYet {...list.texts.none} />;
  return (
    <SplitView>
      <QuestionDialog {...asking} />
      <QuestionDialog {...bulk.asking} />
      <Box {...marking}>
        {canChoose
          ? choice.elsewhere.map((id) => (
              <FollowRecord key={id} collection={collection} id={id} onRow={choice.update} />
            ))
          : null}
        {stable.removed.map((id) => (
          <FollowRecord key={id} collection={collection} id={id} onRow={stable.update} />
        ))}
        <QueueKeys
          latest={latest}
          stable={stable}
          mark={mark}
          details={details}
          changes={changes}
          statuses={statuses}
          onMove={move}
          onSelect={canChoose ? choice.toggle : undefined}
        />
        <CurrentRow value={beside ? opened : undefined}>
          <AdminGrid
            grid={{
              label: list.label,
              apiRef: api,
              getRowId: rowId,
              columns,
              ...(canChoose ? choice.gridProps : {}),
            }}
            list={stable}
            rowHeight={rowHeight}
            cardHeight={card?.height}
            state={shownState}
            onChange={change}
            paging={{ ids: rows?.map(rowId), hasNext, end, total, turn }}
            onOpen={open}
            shielded={shielded}
            empty={
              sortedBy && state.days ? (
                <NoneOfDays
                  days={state.days}
                  today={today}
                  what={what}
                  isFiltered={isFiltered}
                  onClear={() => change({ days: undefined })}
                />
              ) : (
                empty
              )
            }
            toolbar={toolbar}
          >
            {canChoose ? <BulkBar choice={choice} bulk={bulk} onEnd={mark.resume} /> : null}
          </AdminGrid>
        </CurrentRow>
      </Box>
      <Sheet
        record={record}
        recent={record && changes.recent(record.id)}
        problem={record && changes.problemOf(record.id)}
        onChange={move}
        onOpen={details.show}
        beside={beside}
      />
    </SplitView>
  );
}
