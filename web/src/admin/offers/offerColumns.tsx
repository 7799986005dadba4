import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Picture } from '../../ui/Picture.tsx';

/** The small picture of a row. */
export function Thumbnail({ src }: { src: string }) {
  return (
    <Box sx={{ width: 72, height: 48, overflow: 'hidden', borderRadius: '8px' }}>
      <Picture src={src} alt="" sizes="72px" />
    </Box>
  );
}

interface RowActionsProps {
  name: string;
  tabIndex: 0 | -1;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowActions({ name, tabIndex, onEdit, onDelete }: RowActionsProps) {
  return (
    <>
      <Tooltip title="Edit">
        <IconButton tabIndex={tabIndex} aria-label={`Edit ${name}`} onClick={onEdit}>
          <EditIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton
          tabIndex={tabIndex}
          color="error"
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}
