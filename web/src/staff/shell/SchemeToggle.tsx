import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useScheme } from './useScheme.ts';

export function SchemeToggle() {
  const { scheme, choose } = useScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <Tooltip title={`Switch to ${other}`}>
      <IconButton
        aria-label={`Switch to ${other}`}
        onClick={() => choose(other)}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        {scheme === 'dark' ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
}
