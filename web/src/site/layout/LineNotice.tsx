import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { momentText } from '../../clock/momentText.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { useKeptAt } from '../../ui/keptAt.ts';
import { useOnline } from '../../ui/useOnline.ts';

const typing = 'You can keep reading and typing; what you type is kept until you can send it.';

/** Tells those who are offline what that means, and whoever sees a page of before from when it is. */
export function LineNotice() {
  const online = useOnline();
  const keptAt = useKeptAt(useLocation().pathname);
  if (keptAt === undefined) {
    return <BottomBar>{online ? null : `You are offline. ${typing}`}</BottomBar>;
  }
  const seen = `You saw this page last on ${momentText(keptAt)}. Prices and free days may be different now.`;
  return (
    <BottomBar>
      <span>{online ? seen : `You are offline. ${seen} What you type is kept.`}</span>
      {online ? (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => window.location.reload()}
        >
          Reload
        </Button>
      ) : null}
    </BottomBar>
  );
}
