import type { UserRole } from '@selasar/domain';

/** Those who wait come first. */
export const userRoles: readonly UserRole[] = ['pending', 'admin', 'staff'];
