import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { Notice } from '../../../ui/Notice.tsx';

interface ConsequencesProps {
  isChanged: boolean;
  email: string;
  /** US dollars; `after` is undefined while no new price is computed. */
  before: number;
  after: number | undefined;
  reason: string | undefined;
}

function priceText({ before, after, reason }: ConsequencesProps): string | undefined {
  if (after === undefined) return undefined;
  if (reason !== undefined) {
    return `The price stays ${formatUsd(before)}, set by staff (${reason}).`;
  }
  return after === before
    ? `The price stays ${formatUsd(before)}.`
    : `Price: ${formatUsd(before)} → ${formatUsd(after)}`;
}

export function Consequences(props: ConsequencesProps) {
  const { isChanged, email } = props;
  const price = priceText(props);
  return (
    <Notice sx={{ '&:empty': { display: 'none' } }}>
      {price ? <Typography variant="subtitle1">{price}</Typography> : null}
      {isChanged ? (
        <Typography variant="body2" color="textSecondary">
          {email
            ? 'The guest will get one mail with the new details.'
            : 'The guest has no email: please tell them yourself.'}
        </Typography>
      ) : null}
    </Notice>
  );
}
