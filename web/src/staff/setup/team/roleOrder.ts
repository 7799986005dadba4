import type { UserRole } from '@selasar/domain';

/** The order of the team: those waiting for approval come first. */
export const roleOrder: readonly UserRole[] = ['pending', 'admin', 'staff'];
