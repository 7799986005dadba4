import { AreaError } from './AreaError.tsx';

// An error in a page affects neither its frame nor other areas.

export const SiteError = () => <AreaError area="site" />;
export const TripError = () => <AreaError area="trip" />;
export const CrewError = () => <AreaError area="crew" />;
export const StaffError = () => <AreaError area="staff" />;
