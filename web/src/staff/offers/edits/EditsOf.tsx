import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Edit } from '@selasar/domain/people';
import { useState } from 'react';
import { useEditsOf } from '../../../data/people/auditLog.ts';
import { isValid } from '../../../data/firebase/rows.ts';
import { Loaded } from '../../common/Loaded.tsx';
import { Entry } from '../../common/Panel.tsx';
import { formatInBali } from '../../common/formatInstant.ts';
import { FormSection } from '../../editing/FormSection.tsx';
import { editText, fieldsOf } from './editText.ts';

const pageSize = 10;

/** Nothing is read until it is opened. */
export const EditsOf = ({ path }: { path: string }) => (
  <Box sx={{ mt: 2.25 }}>
    <FormSection title="History">
      <Edits path={path} />
    </FormSection>
  </Box>
);

function Edits({ path }: { path: string }) {
  const [count, setCount] = useState(pageSize);
  // Reads one more than is shown, to know whether there are older ones.
  const live = useEditsOf(path, count + 1);
  return (
    <Loaded live={live} failed="Failed to load the history" height={44}>
      {(found) => (
        <EditList
          edits={found.slice(0, count).filter(isValid)}
          onMore={found.length > count ? () => setCount(count + pageSize) : undefined}
        />
      )}
    </Loaded>
  );
}

interface EditListProps {
  edits: readonly Edit[];
  /** Undefined if there are no older ones. */
  onMore: (() => void) | undefined;
}

function EditList({ edits, onMore }: EditListProps) {
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
      {onMore ? (
        <Button size="small" onClick={onMore} sx={{ mt: 1 }}>
          Older edits
        </Button>
      ) : null}
    </>
  );
}
