import Box from '@mui/material/Box';
import { type Language, languageCodes, languages, mainLanguage } from '@selasar/domain/i18n';
import { RowInput, type RowField } from './RuleRows.tsx';

const others = languageCodes.filter((code) => code !== mainLanguage);

interface NameInputsProps {
  label: string;
  fieldOf: (part: Language, label: string) => RowField;
}

/** The name, and folded below it those that guests with other languages read. */
export function NameInputs({ label, fieldOf }: NameInputsProps) {
  const named = (code: Language) => fieldOf(code, `name in ${languages[code].name}`);
  const fields = others.map((code) => ({ code, field: named(code) }));
  const filled = fields.filter(({ field }) => field.value.trim() !== '').length;
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <RowInput label={label} field={named(mainLanguage)} />
      </Box>
      <Box
        component="details"
        open={fields.some(({ field }) => field.error) || undefined}
        sx={{
          gridColumn: '1 / -1',
          order: 1,
          '& > summary': { cursor: 'pointer', typography: 'body2', minHeight: 24 },
        }}
      >
        <summary>{`In other languages: ${filled} of ${others.length}`}</summary>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            pt: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' },
          }}
        >
          {fields.map(({ code, field }) => (
            <RowInput key={code} label={`In ${languages[code].name}`} field={field} />
          ))}
        </Box>
      </Box>
    </>
  );
}
