import MapIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';

const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place}, Bali` })}`;

type PlaceProps = { label: string } & (
  | { place: string; text?: never }
  | { text: string; place?: never }
);

/** A fact of a job; a place links to a map. */
export function Place({ label, place, text }: PlaceProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'center',
        '& > dd': { m: 0 },
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ gridColumn: 1, overflowWrap: 'anywhere' }}>
        {place ?? text}
      </Typography>
      {place === undefined ? null : (
        <Box component="dd" sx={{ gridArea: '1 / 2 / span 2' }}>
          <Button
            component="a"
            variant="outlined"
            href={mapAddress(place)}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<MapIcon />}
            aria-label={t('Map: {place}', { place })}
            sx={{ minHeight: 48 }}
          >
            {t('Map')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
