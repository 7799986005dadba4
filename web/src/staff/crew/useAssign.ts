import type { CrewMember, CrewRole } from '@selasar/domain/crew';
import type { RequestName } from '@selasar/domain/requests';
import { useState } from 'react';
import { toast } from 'sonner';
import { assignCrew } from '../../data/crew/crew.ts';
import { reasonOf, notArrived, notifyUnsure } from '../common/reasonOf.ts';
import { roleName } from './crewText.ts';

export interface CrewedJob extends RequestName {
  driverId?: string | undefined;
  guideId?: string | undefined;
}

export const crewIdOf = ({ driverId, guideId }: CrewedJob, role: CrewRole): string | undefined =>
  role === 'driver' ? driverId : guideId;

interface Assignment {
  job: RequestName;
  role: CrewRole;
  /** null is nobody. */
  crewId: string | null;
  /** Who had it on the user's screen. */
  seen: string | null;
}

export function useAssign(crew: ReadonlyMap<string, Pick<CrewMember, 'name'>>) {
  const [isRunning, setIsRunning] = useState(false);
  const nameOf = (crewId: string | null) => (crewId === null ? 'nobody' : crew.get(crewId)?.name);

  const assign = async (assignment: Assignment): Promise<void> => {
    const { job, role, crewId, seen } = assignment;
    const message = `${roleName[role]}: ${nameOf(crewId) ?? 'as before'}`;
    const failed = (description: string) => toast.error('Not assigned', { description });
    setIsRunning(true);
    try {
      const input = { kind: job.kind, id: job.id, role, crewId, seen };
      if (await assignCrew(input, notifyUnsure(`it is assigned (${message})`))) {
        toast.success(message, {
          action: {
            label: 'Undo',
            onClick: () => void assign({ ...assignment, crewId: seen, seen: crewId }),
          },
        });
      } else failed(notArrived);
    } catch (error) {
      failed(reasonOf(error) ?? 'Please try again.');
    }
    setIsRunning(false);
  };
  return { isRunning, assign };
}
