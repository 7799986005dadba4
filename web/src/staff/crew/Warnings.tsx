import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { crewWarningText } from '@selasar/domain';
import type { CrewWarning } from '@selasar/domain';

interface WarningsProps {
  warnings: readonly CrewWarning[];
  /** Number of warnings shown in full. */
  most?: number;
}

/** Warnings about giving a job to a person. */
export function Warnings({ warnings, most = 3 }: WarningsProps) {
  const texts = warnings.map(crewWarningText);
  const more = texts.length - most;
  const last = more > 0 ? ` And ${more} more.` : '';
  const shown = texts
    .slice(0, most)
    .map((text, index) => (index === most - 1 ? text + last : text));
  return shown.map((text) => (
    <Box
      key={text}
      sx={{
        display: 'flex',
        gap: 0.5,
        typography: 'body2',
        color: 'warning.main',
        overflowWrap: 'anywhere',
      }}
    >
      <WarningIcon fontSize="small" titleAccess="Warning" />
      <span>{text}</span>
    </Box>
  ));
}
