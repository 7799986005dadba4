import { toast } from 'sonner';
import { atSessionEnd } from '../data/core/lifetime.ts';

// What one person was told, and what still waits for an answer to them, is nothing for the next.
atSessionEnd(() => void toast.dismiss());
