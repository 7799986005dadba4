import DownloadIcon from '@mui/icons-material/Download';
import SelectAllIcon from '@mui/icons-material/SelectAll';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import type { GridColDef } from '@mui/x-data-grid';
import { formatCount } from '@selasar/domain/i18n';
import type { GuestRequest } from '@selasar/domain/requests';
import type { ReactNode } from 'react';
import type { Row } from '../../../data/firebase/rows.ts';
import { readAll } from '../../../data/requests/view.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { phoneScreen, touchTargets } from '../../common/styles.ts';
import type { GridState } from '../../grid/gridState.ts';
import { GridToolbar } from '../../grid/GridToolbar.tsx';
import { kindsForStaff } from '../kindsForStaff.ts';
import { type ExportProgress, useExport } from './export.ts';
import type { RequestList } from './requestList.tsx';
import type { ListView } from './useListView.ts';

export interface Additions {
  heading?: ReactNode;
  link?: ReactNode;
  buttons: ReactNode;
}

interface RequestToolbarProps extends Additions {
  list: RequestList;
  view: ListView;
  /** The order on screen: a period determines it. */
  state: GridState;
  sortable: GridColDef<Row<GuestRequest>>[] | undefined;
  isSplit: boolean;
  onSelectAll: (() => void) | undefined;
}

const headingStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Also without the link, so that no row moves.
  minHeight: 36,
  pr: 1,
  borderBottom: 1,
  borderColor: 'divider',
  ...touchTargets,
} as const;

export function RequestToolbar(props: RequestToolbarProps) {
  const { list, view, state, sortable, isSplit, onSelectAll, heading, link, buttons } = props;
  const { query, change, today } = view;
  const exporting = useExport({
    fileName: `${list.fileName}-${today}.csv`,
    list: list.kind,
    columns: list.csv,
    read: (signal) => readAll(kindsForStaff[list.kind].collection, query, signal),
  });
  const isPhone = useMediaQuery(phoneScreen);
  // Beside a sheet the toolbar keeps its number of lines, so that no row moves.
  const besideNone = { display: isSplit ? 'none' : 'contents' };
  return (
    <>
      {heading && !isPhone ? (
        <Box sx={headingStyles}>
          {heading}
          <Box sx={besideNone}>{link}</Box>
        </Box>
      ) : null}
      <GridToolbar
        state={state}
        onChange={change}
        searchLabel={list.texts.search}
        filters={list.filters}
        isTable={!sortable && !isSplit}
        sortable={sortable}
        today={today}
        tools={
          <Box sx={besideNone}>
            <ExportButton
              progress={exporting.progress}
              onStart={() => void exporting.start()}
              onStop={exporting.stop}
            />
            {isPhone ? link : null}
          </Box>
        }
      >
        <Box sx={besideNone}>
          {onSelectAll ? (
            <IconButton aria-label="Select all" title="Select all" onClick={onSelectAll}>
              <SelectAllIcon />
            </IconButton>
          ) : null}
          {buttons}
        </Box>
      </GridToolbar>
    </>
  );
}

/** Wide screens show the icon; the text is its accessible name. */
const onPhones = (theme: Theme) => ({ [theme.breakpoints.up('sm')]: visuallyHidden });

interface ExportButtonProps {
  progress: ExportProgress | undefined;
  onStart: () => void;
  onStop: () => void;
}

function ExportButton({ progress, onStart, onStop }: ExportButtonProps) {
  if (!progress) {
    return (
      <Button
        title="Export CSV"
        startIcon={<DownloadIcon />}
        onClick={onStart}
        sx={{
          minWidth: 40,
          color: { sm: 'action.active' },
          '& .MuiButton-startIcon': { m: { sm: 0 } },
        }}
      >
        <Box component="span" sx={onPhones}>
          Export CSV
        </Box>
      </Button>
    );
  }
  const { done, total } = progress;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Notice sx={{ typography: 'body2', minWidth: 110 }}>
        <span>{total ? `${formatCount(done)} of ${formatCount(total)}` : 'Counting…'}</span>
        <LinearProgress
          aria-label="Export"
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? Math.min(100, (done / total) * 100) : 0}
        />
      </Notice>
      <Button size="small" onClick={onStop}>
        Stop
      </Button>
    </Stack>
  );
}
