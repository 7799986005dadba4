import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { palette } from '../../app/theme/palette.ts';

export const checkMark = <CheckCircleIcon fontSize="small" sx={{ color: palette.gold }} />;
