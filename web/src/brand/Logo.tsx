import Box from '@mui/material/Box';

/** A veranda (Indonesian: selasar) with the sun behind it. The name beside it is text. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <Box
          component="circle"
          cx="24"
          cy="29"
          r="6.5"
          sx={{ fill: ({ palette }) => palette.brand.gold }}
        />
        <path
          d="M4 24C14 22.500 21 16 24 7c3 9 10 15.500 20 17l-2.200 4H6.200z"
          fill="currentColor"
        />
        <path
          d="M10 29.500h4.200V38H10zM33.800 29.500H38V38h-4.200zM6.500 38.500h35V42h-35z"
          fill="currentColor"
        />
      </svg>
      <Box
        component="span"
        sx={{ typography: 'h6', fontSize: '1.25rem', lineHeight: 1, whiteSpace: 'nowrap' }}
      >
        Selasar Bali
      </Box>
    </Box>
  );
}
