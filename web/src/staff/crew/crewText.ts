import type { CrewMember, CrewRole } from '@selasar/domain/crew';
import type { RequestName } from '@selasar/domain/requests';

let names: Intl.DisplayNames | undefined;

/** 'German' for an ISO 639-1 code. */
export function languageName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' });
  return names.of(code) ?? code;
}

export function doesText({ drives, guides, seats }: CrewMember): string {
  const seatsText = seats === undefined ? '' : `, ${seats} ${seats === 1 ? 'seat' : 'seats'}`;
  return [drives ? `Drives${seatsText}` : '', guides ? 'Guides' : ''].filter(Boolean).join(' · ');
}

export const roleName: Readonly<Record<CrewRole, string>> = { driver: 'Driver', guide: 'Guide' };

export interface CrewedJob extends RequestName {
  driverId?: string | undefined;
  guideId?: string | undefined;
}

export const crewIdOf = ({ driverId, guideId }: CrewedJob, role: CrewRole): string | undefined =>
  role === 'driver' ? driverId : guideId;
