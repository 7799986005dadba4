import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useEditsOf } from '../../../data/requests/history.ts';
import { isValid } from '../../../data/firebase/rows.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { Entry } from '../../common/Panel.tsx';
import { formatInBali } from '../../common/formatInstant.ts';
import { editText, fieldsOf } from './editText.ts';

const pageSize = 10;

/** Nothing is read until it is opened. */
export function EditsOf({ path }: { path: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 2.25 }}>
      <Accordion
        variant="outlined"
        expanded={open}
        onChange={(_event, expanded) => setOpen(expanded)}
        slotProps={{ transition: { unmountOnExit: true } }}
      >
        <AccordionSummary id={`${id}-head`} aria-controls={id} expandIcon={<ExpandMoreIcon />}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            History
          </Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Edits path={path} />
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}

function Edits({ path }: { path: string }) {
  const [count, setCount] = useState(pageSize);
  // Reads one more than is shown, to know whether there are older ones.
  const live = useEditsOf(path, count + 1);
  if (live.status === 'loading') return <Skeleton variant="rounded" height={44} />;
  if (live.status === 'error') {
    return <LoadError message="Failed to load the history" onRetry={live.retry} />;
  }
  const edits = live.data.slice(0, count).filter(isValid);
  if (edits.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        No edits recorded yet.
      </Typography>
    );
  }
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {edits.map((edit) => (
          <Entry
            key={edit.id}
            title={editText(edit)}
            lines={fieldsOf(edit).map(
              ({ label, before, after }) => `${label}: ${before} → ${after}`,
            )}
            foot={formatInBali(edit.at)}
          />
        ))}
      </Box>
      {live.data.length > count ? (
        <Button size="small" onClick={() => setCount(count + pageSize)} sx={{ mt: 1 }}>
          Older edits
        </Button>
      ) : null}
    </>
  );
}
