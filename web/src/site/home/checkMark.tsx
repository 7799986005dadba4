import CheckCircleIcon from '@mui/icons-material/CheckCircle';

export const checkMark = <CheckCircleIcon fontSize="small" sx={{ color: 'brand.accent' }} />;
