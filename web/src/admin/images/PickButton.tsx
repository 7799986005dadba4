import UploadIcon from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { toast } from 'sonner';
import { imageProblem, imageTypes } from './checkImage.ts';

interface PickButtonProps {
  label: string;
  multiple?: boolean;
  disabled: boolean;
  onPick: (files: File[]) => void;
}

/** Chooses pictures on the person's machine; others are refused, with the reason. */
export function PickButton({ label, multiple = false, disabled, onPick }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = (chosen: readonly File[]) => {
    const problems = chosen.flatMap((file) => imageProblem(file) ?? []);
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
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={imageTypes.join(',')}
        multiple={multiple}
        onChange={({ target }) => {
          pick([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
