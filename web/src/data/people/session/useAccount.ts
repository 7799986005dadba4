import { useUser } from 'reactfire';

/** Name and address of the signed-in user; both are '' when there is none any more. */
export function useAccount(): { fullName: string; email: string } {
  const { data: user } = useUser();
  return { fullName: user?.displayName ?? '', email: user?.email ?? '' };
}
