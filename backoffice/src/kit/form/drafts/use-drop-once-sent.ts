import { useEffect, useRef } from 'react';
import { dropDraft } from '../../../api/draft-store.ts';

/**
 * Drops the draft of a dialog once it was sent and the parent has removed it. A dialog that stays was refused, so its draft
 * stays too. Returns the function to call after sending.
 */
export function useDropOnceSent(path: string): () => void {
  const isSent = useRef(false);
  const isRemoved = useRef(false);
  useEffect(() => {
    isRemoved.current = false;
    return () => {
      isRemoved.current = true;
      if (isSent.current) dropDraft(path);
    };
  }, [path]);
  return () => {
    isSent.current = true;
    // The parent may remove the dialog before the act has ended.
    if (isRemoved.current) dropDraft(path);
  };
}
