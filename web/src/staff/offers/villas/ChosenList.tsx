import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

/** Files to upload when the form is saved. */
export function ChosenList({
  files,
  onRemove,
}: {
  files: readonly File[];
  onRemove: (file: File) => void;
}) {
  if (files.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {files.map((file) => (
        <Chip
          key={`${file.name} ${file.size} ${file.lastModified}`}
          label={file.name}
          onDelete={() => onRemove(file)}
        />
      ))}
    </Stack>
  );
}
