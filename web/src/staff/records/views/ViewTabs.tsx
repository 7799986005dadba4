import BookmarkAddIcon from '@mui/icons-material/BookmarkAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { viewLimits } from '../../../data/records/views/savedView.ts';
import type { ViewedList } from '../../../data/records/views/savedView.ts';
import type { GridSpec, GridState } from '../grid/gridState.ts';
import { touchTargets } from '../grid/touch.ts';
import { NameDialog } from './NameDialog.tsx';
import { useListViews } from './useListViews.ts';
import { useSaving } from './useSaving.ts';
import { ViewMenu } from './ViewMenu.tsx';

interface ViewTabsProps {
  list: ViewedList;
  spec: GridSpec;
  state: GridState;
  /** The title of the list, before the tabs, and a link after them. */
  heading?: ReactNode;
  link?: ReactNode;
}

const all = 'all';

/** The saved views of a list, as tabs above it. */
export function ViewTabs({ list, spec, state, heading, link }: ViewTabsProps) {
  const known = useListViews(list, spec, state);
  const { views, current, differs, stored, show } = known;
  const saving = useSaving(list, known);
  const [naming, setNaming] = useState(false);
  const isFull = views.length >= viewLimits.perList;
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', ...touchTargets }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pr: 1 }}>
        {heading}
        <Tabs
          value={current?.id ?? all}
          onChange={(_event, id: string) => show(views.find((view) => view.id === id))}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label="Views"
          sx={{ flex: 1, minWidth: 0, minHeight: tab.minHeight }}
        >
          <Tab value={all} label="All" sx={tab} />
          {views.map(({ id, name }) => (
            <Tab
              key={id}
              value={id}
              label={differs && id === current?.id ? <Changed name={name} /> : name}
              sx={tab}
            />
          ))}
        </Tabs>
        {link}
        {current ? <ViewMenu view={current} differs={differs} {...saving} /> : null}
        <Button
          size="small"
          startIcon={<BookmarkAddIcon />}
          disabled={!stored.isKnown || isFull}
          onClick={() => setNaming(true)}
          sx={{ flex: 'none' }}
        >
          Save view
        </Button>
      </Box>
      <Hint isFull={isFull} unreadable={stored.unreadable} hasFailed={stored.hasFailed} />
      <NameDialog
        open={naming}
        title="Save view"
        name=""
        onName={(name) => void saving.save(name)}
        onClose={() => setNaming(false)}
      />
    </Box>
  );
}

const tab = { minHeight: 36, textTransform: 'none', maxWidth: 220 } as const;

const Changed = ({ name }: { name: string }) => (
  <span>
    {name} <span aria-hidden>•</span>
    <span style={visuallyHidden}>(changed)</span>
  </span>
);

interface HintProps {
  isFull: boolean;
  unreadable: number;
  hasFailed: boolean;
}

function Hint({ isFull, unreadable, hasFailed }: HintProps) {
  const texts = [
    hasFailed && 'Your saved views cannot be read right now.',
    unreadable === 1 && '1 saved view cannot be read and is not shown.',
    unreadable > 1 && `${unreadable} saved views cannot be read and are not shown.`,
    isFull && `You have ${viewLimits.perList} views, the maximum.`,
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 1.5, pb: 0.5 }}>
      {texts.join(' ')}
    </Typography>
  );
}
