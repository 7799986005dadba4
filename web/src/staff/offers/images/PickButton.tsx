import UploadIcon from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { toast } from 'sonner';

/** Without SVG, which can carry scripts. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** The format of iPhone photos; not every browser knows the type. */
const heicTypes = ['image/heic', 'image/heif'];
const heicEndings = ['.heic', '.heif'];

const choosable = [...imageTypes, ...heicTypes, ...heicEndings].join(',');

/** Undefined for an image. Any size is allowed, because images are scaled down. */
export function imageProblem({ name, type }: Pick<File, 'name' | 'type'>) {
  const isHeic = type === '' && heicEndings.some((ending) => name.toLowerCase().endsWith(ending));
  return isHeic || [...imageTypes, ...heicTypes].includes(type)
    ? undefined
    : `${name} is not an image. Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC file.`;
}

interface PickButtonProps {
  label: string;
  /** How many more images fit; by default one image is chosen. */
  room?: number;
  disabled: boolean;
  onPick: (files: File[]) => void;
}

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
        <span>{label}</span>
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
