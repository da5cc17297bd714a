import { useSyncExternalStore } from 'react';

const onPaper = () => globalThis.matchMedia?.('print');

function follow(onChange: () => void): () => void {
  const media = onPaper();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** Whether the page is being printed. */
export const usePrinting = () =>
  useSyncExternalStore(
    follow,
    () => onPaper()?.matches ?? false,
    () => false,
  );
