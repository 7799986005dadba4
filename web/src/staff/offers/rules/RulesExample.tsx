import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { offerRulesSchema } from '@selasar/domain';
import type { BookingType, StoredRules } from '@selasar/domain';
import { useToday } from '../../../clock/useToday.ts';
import { exampleInWords } from './example.ts';

interface RulesExampleProps {
  type: BookingType;
  price: number;
  rules: StoredRules;
}

/** Shows the effect of the rules while they are typed. */
export function RulesExample({ type, price, rules }: RulesExampleProps) {
  const today = useToday();
  const { data } = offerRulesSchema.safeParse(rules ?? {});
  return (
    <Box
      component="section"
      aria-label="Example"
      sx={{ bgcolor: 'action.hover', p: 2, borderRadius: 1 }}
    >
      {data ? (
        exampleInWords({ type, price, rules: data }, today).map((sentence) => (
          <Typography key={sentence} variant="body2">
            {sentence}
          </Typography>
        ))
      ) : (
        <Typography variant="body2" color="textSecondary">
          An example follows once these rules are complete.
        </Typography>
      )}
    </Box>
  );
}
