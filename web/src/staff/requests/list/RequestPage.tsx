import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEventCallback } from '@mui/material/utils';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GuestRequest, RequestKind } from '@selasar/domain/requests';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { useRecord } from '../../../data/requests/requests.ts';
import { useRecords } from '../../../data/requests/useRecords.ts';
import { useLastVisit } from '../../common/arrivals.ts';
import { LoadError } from '../../common/Loaded.tsx';
import { QuestionDialog } from '../../common/QuestionDialog.tsx';
import { AdminGrid } from '../../grid/AdminGrid.tsx';
import { CurrentRow, NewSince, NoneOfDays, NoneYet } from '../../grid/GridSlots.tsx';
import { UnlistedOf } from '../../grid/InvalidRecords.tsx';
import { useStableRows } from '../../grid/useStableRows.tsx';
import { BulkBar, useBulk } from '../bulk/BulkBar.tsx';
import { useChoice } from '../bulk/useChoice.ts';
import { kindsForStaff } from '../kindsForStaff.ts';
import { RequestSheet, type SheetParts } from '../sheet/RequestSheet.tsx';
import { useRequestChanges } from '../sheet/useStatusChanges.ts';
import { QueueKeys, useActiveRow } from './QueueKeys.tsx';
import type { RequestList } from './requestList.tsx';
import { type Additions, RequestToolbar } from './RequestToolbar.tsx';
import { useDetails, useOpened } from './useDetails.ts';
import { useFirstPage, useListView, useLongestWaiting } from './useListView.ts';
import { useMoves } from './useMoves.ts';
import { useRequestColumns } from './useRequestColumns.tsx';

/** The checkboxes fit beside all columns. */
const choiceScreen = '(min-width: 1320px)';

const rowId = ({ id }: { id: string }) => id;

interface RequestPageProps {
  list: RequestList;
  sheet: SheetParts;
  /** In pixels. */
  rowHeight: number;
  additions: Additions;
}

export function RequestPage({ list, sheet, rowHeight, additions }: RequestPageProps) {
  const { kind } = list;
  const { collection, statuses } = kindsForStaff[kind];
  const view = useListView(kind, list.grid);
  const { state, change, turn, today, sortedBy } = view;
  const { live, rows, hasNext, end, isFirst, total } = useRecords(collection, view.query);
  const opening = useOpened();
  const changes = useRequestChanges(kind, opening.isOpen);
  useFirstPage(view, isFirst);
  useLongestWaiting(collection.name);
  const shownOf = useCallback(
    (row: Row<GuestRequest>): Row<GuestRequest> => (isValid(row) ? changes.shown(row) : row),
    [changes],
  );
  const latest = useMemo(() => rows?.map(shownOf), [rows, shownOf]);
  const details = useDetails({ kind, opening, rows: latest, hasNext, shownOf });
  const { opened, record, open, beside } = details;
  const { move, asking, shielded } = useMoves({ kind: kindsForStaff[kind], changes, opening });
  const choice = useChoice(rows);
  const bulk = useBulk({
    kind,
    choice,
    csv: list.csv,
    fileName: `${list.fileName}-selected-${today}.csv`,
  });
  const hasCheckboxes = useMediaQuery(choiceScreen);
  // On cards they show once something is selected.
  const canChoose = hasCheckboxes || choice.ids.size > 0;
  const api = useGridApiRef();
  const { mark, handlers: marking } = useActiveRow(api);
  const newSince = useLastVisit(kind, rows, view.hasAllNew);
  const stable = useStableRows({
    rows: latest,
    rowId,
    view: view.key,
    held: [record, asking.question, bulk.asking.question].some((one) => one !== undefined),
  });
  const isSplit = beside && record !== undefined;
  const { shownState, columns, card, sortable } = useRequestColumns({
    list,
    view,
    isSplit,
    canChoose,
    openDetails: open,
    recent: changes.recent,
    onChange: move,
  });
  const selectAll = useEventCallback(() =>
    choice.add(stable.rows?.filter(isValid).map(rowId) ?? []),
  );
  // Arriving rows do not render it again.
  const toolbar = useMemo(
    () => (
      <RequestToolbar
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
              <FollowRequest key={id} kind={kind} id={id} onRow={choice.update} />
            ))
          : null}
        {stable.removed.map((id) => (
          <FollowRequest key={id} kind={kind} id={id} onRow={stable.update} />
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
        <UnlistedOf collection={collection.name} />
        <CurrentRow value={beside ? opened : undefined}>
          <NewSince value={newSince}>
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
                    what={kind}
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
          </NewSince>
        </CurrentRow>
      </Box>
      <RequestSheet
        parts={sheet}
        record={record}
        recent={record && changes.recent(record.id)}
        problem={record && changes.problemOf(record)}
        onChange={move}
        onOpen={details.show}
        beside={beside}
      />
    </SplitView>
  );
}

interface FollowRequestProps {
  kind: RequestKind;
  id: string;
  onRow: (request: Row<GuestRequest>) => void;
}

/** Follows a request that a grid still shows although it has left the view. */
function FollowRequest({ kind, id, onRow }: FollowRequestProps) {
  const live = useRecord(kindsForStaff[kind].collection, id);
  const request = live.status === 'success' ? live.data : undefined;
  useEffect(() => {
    if (request) onRow(request);
  }, [request, onRow]);
  return null;
}

const SplitView = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 2,
      alignItems: 'flex-start',
      '& > :first-of-type': { flex: 1, minWidth: 0 },
    }}
  >
    {children}
  </Box>
);
