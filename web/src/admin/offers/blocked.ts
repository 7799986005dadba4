/** Why a form cannot be saved now. */
export function blockedReason(
  what: 'tour' | 'villa',
  { deleted, contested, uploading }: { deleted: boolean; contested: number; uploading: boolean },
): string | undefined {
  if (deleted) return `Someone else has deleted this ${what}. It can no longer be saved.`;
  if (contested > 0) return 'Please choose whose change to keep, above.';
  return uploading ? 'Please wait for the upload, or cancel it.' : undefined;
}
