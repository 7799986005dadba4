import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Language } from '@selasar/domain';

/** The itinerary as numbered steps along a line. */
export function Itinerary({
  steps,
  language,
}: {
  steps: readonly string[];
  /** The language of the steps, if it is not the page's. */
  language: Language | undefined;
}) {
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, i) => (
        <Box
          key={step}
          component="li"
          sx={{
            position: 'relative',
            display: 'flex',
            gap: 2,
            pb: 2.25,
            '&:not(:last-of-type)::before': {
              content: '""',
              position: 'absolute',
              left: 15,
              top: 32,
              bottom: 0,
              width: 2,
              bgcolor: 'divider',
            },
          }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{
              flex: 'none',
              width: 32,
              height: 32,
              borderRadius: ({ radius }) => radius.circle,
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'primary.main',
              color: 'common.white',
              typography: 'body2',
              fontWeight: 700,
            }}
          >
            {i + 1}
          </Box>
          <Box component="span" lang={language} sx={{ pt: 0.5 }}>
            {step}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
