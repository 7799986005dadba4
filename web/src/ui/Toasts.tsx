import { Toaster } from 'sonner';

/** Where every toast appears. It is part of the page from the start, so that it is announced. */
export function Toasts() {
  return <Toaster position="top-center" richColors closeButton duration={6000} />;
}
