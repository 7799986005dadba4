import type { UserRole } from '@selasar/domain';

/** How the team is listed: those who wait come first. */
export const roleOrder: readonly UserRole[] = ['pending', 'admin', 'staff'];
