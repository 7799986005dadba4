declare const self: ServiceWorkerGlobalScope;

const isStaffTab = ({ url }: WindowClient): boolean => /^\/admin(\/|$)/.test(new URL(url).pathname);

/** A notification of a staff tab: shows what it is about in that tab, or in a new one. */
export async function openNotice({ data }: Notification): Promise<void> {
  const { path } = data as { path: string };
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(isStaffTab);
  if (!tab) {
    await self.clients.openWindow(path);
    return;
  }
  // As web/src/staff/shell/notify/notices.ts reads it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client takes none
  tab.postMessage({ open: path });
  await tab.focus();
}
