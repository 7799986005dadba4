import UploadIcon from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { toast } from 'sonner';
import { choosable, imageProblem } from './checkImage.ts';

interface PickButtonProps {
  label: string;
  /** How many more images fit; by default one image is chosen. */
  room?: number;
  disabled: boolean;
  onPick: (files: File[]) => void;
}

/** Chooses image files; others are refused with the reason. */
export function PickButton({ label, room, disabled, onPick }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = (chosen: readonly File[]) => {
    const problems = chosen.flatMap((file) => imageProblem(file) ?? []);
    if (room !== undefined && chosen.length > room) {
      problems.push(`There is room for ${room} more. Please choose fewer, or remove some first.`);
    }
    for (const problem of problems) toast.error(problem);
    if (problems.length === 0 && chosen.length > 0) onPick([...chosen]);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
        sx={{ width: 'fit-content' }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={choosable}
        multiple={room !== undefined}
        onChange={({ target }) => {
          pick([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
