/** The notification permission of the browser, which may not support notifications. */
export type Permission = NotificationPermission | 'unsupported';

export const permission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the user for permission; call it after a click. */
export const askPermission = async (): Promise<Permission> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported';

interface Notice {
  title: string;
  /** Identifies its subject: a later notification with the same tag replaces it. */
  tag: string;
  onOpen: () => void;
}

/** Shows a notification; a click on it brings this tab to the front. */
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
    // Some phones allow notifications only from a service worker, which this site does not use for them.
  }
}
