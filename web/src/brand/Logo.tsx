import Box from '@mui/material/Box';
import { company } from '@selasar/domain/core';

/** Empty if the brand has no such file: then the name alone is the logo. */
const drawings = import.meta.glob<string>('../../../brand/logo.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawing = Object.values(drawings)[0]
  ?.replace(/ xmlns="[^"]*"/, '')
  .replaceAll(/>\s+</g, '><');

/** `size` is the height of the mark, in pixels. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}
    >
      {drawing === undefined ? null : (
        <Box
          component="span"
          aria-hidden
          sx={{ display: 'flex', flex: 'none', '& svg': { height: size } }}
          // A file of the project, checked by `npm run check`.
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      )}
      <Box
        component="span"
        sx={{
          typography: 'h6',
          fontSize: '1.25rem',
          lineHeight: 1,
          ...(company.name.length > longName
            ? { fontSize: '1.05rem', lineHeight: 1.15, textWrap: 'balance' }
            : { whiteSpace: 'nowrap' }),
        }}
      >
        {company.name}
      </Box>
    </Box>
  );
}

const longName = 18;
