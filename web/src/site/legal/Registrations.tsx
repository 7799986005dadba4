import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { company, t } from '@selasar/domain';

/** The company's number and license, as far as it has them. */
export function Registrations({ sx = [] }: { sx?: SxProps<Theme> }) {
  const { companyNumber, license } = company;
  const texts = [
    companyNumber && t('Company number: {number}', { number: companyNumber }),
    license && t('Travel license: {number}', { number: license }),
  ].filter((text) => text !== undefined);
  if (texts.length === 0) return null;
  return (
    <Box
      sx={[
        { display: 'flex', flexWrap: 'wrap', columnGap: 3, overflowWrap: 'anywhere' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Box>
  );
}
