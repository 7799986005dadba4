import Typography from '@mui/material/Typography';
import type { BookableItem } from './item.ts';
import { ruleWords } from './ruleWords.ts';

/** The rules that matter to a guest, in one quiet line; without such rules there is none. */
export function RulesLine({ item: { type, rules, capacity } }: { item: BookableItem }) {
  if (!rules || rules === 'damaged') return null;
  // No line begins with the point.
  const words = ruleWords(rules, type, capacity).join('\u00A0· ');
  if (!words) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {words.charAt(0).toUpperCase() + words.slice(1)}
    </Typography>
  );
}
