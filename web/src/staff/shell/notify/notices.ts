/** What the browser says of notifications; it may have none. */
export type Permission = NotificationPermission | 'unsupported';

export const permission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the person, once they have pressed for it. */
export const askPermission = async (): Promise<Permission> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported';

interface Notice {
  title: string;
  /** Names what it is of: another one of the same takes its place. */
  tag: string;
  onOpen: () => void;
}

/** Shows a notification; pressed, it brings this tab to the front. */
export function showNotice({ title, tag, onOpen }: Notice): void {
  if (permission() !== 'granted') return;
  try {
    const notice = new Notification(title, { tag });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
      onOpen();
    });
  } catch {
    // Some phones show them by another way only, which this site does not have.
  }
}
