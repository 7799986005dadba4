import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { PickButton } from './PictureInputs.tsx';

it('passes on images, and refuses other files with the reason', async () => {
  const onPick = vi.fn<(files: File[]) => void>();
  const button = <PickButton label="Upload main image" disabled={false} onPick={onPick} />;
  renderAt('/', [{ path: '/', element: button }]);
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Upload main image', { selector: 'input' }), {
      target: { files: [file] },
    });
  choose(new File(['x'], 'list.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/list\.pdf is not an image/)).toBeTruthy();
  expect(onPick).not.toHaveBeenCalled();
  const picture = new File(['x'], 'beach.png', { type: 'image/png' });
  choose(picture);
  expect(onPick).toHaveBeenCalledWith([picture]);
});
