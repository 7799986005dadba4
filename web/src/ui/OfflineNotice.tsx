import { t } from '@selasar/domain';
import { BottomBar } from './BottomBar.tsx';
import { useOnline } from './useOnline.ts';

/** Tells those who are offline what that means. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <BottomBar>
      {online
        ? null
        : t(
            'You are offline. You can keep reading and typing; what you type is kept until you can send it.',
          )}
    </BottomBar>
  );
}
