import { AreaError } from './AreaError.tsx';

// A page that breaks leaves what is around it, and the other areas.

export const SiteError = () => <AreaError area="site" />;
export const TripError = () => <AreaError area="trip" />;
export const CrewError = () => <AreaError area="crew" />;
export const StaffError = () => <AreaError area="staff" />;
