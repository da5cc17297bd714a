import { useCallback, useEffect, useRef, useState } from 'react';
import { Confirm, useFormIsDirty } from 'react-admin';

type Reason = 'backdropClick' | 'escapeKeyDown';

/**
 * Decides whether a dialog may close. Without typed text it closes at once. Otherwise a click outside is ignored, and Escape or
 * Cancel asks first.
 */
export function useLeaving(onLeave: () => void, isSending: boolean) {
  const isWritten = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const leave = (reason?: Reason) => {
    if (!isWritten.current) return onLeave();
    if (reason === 'backdropClick') return;
    // While the form is being sent, leaving cancels the upload and the form stays open.
    if (isSending) return onLeave();
    setAsking(true);
  };
  const setWritten = useCallback((isDirty: boolean) => {
    isWritten.current = isDirty;
  }, []);
  return { setWritten, isAsking, leave, stay: () => setAsking(false) };
}

/** Reports whether the surrounding form has unsaved changes. */
export function WrittenWatch({ onChange }: { onChange: (isWritten: boolean) => void }) {
  const isDirty = useFormIsDirty();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}

interface DiscardConfirmProps {
  isOpen: boolean;
  onDiscard: () => void;
  onStay: () => void;
}

export function DiscardConfirm({ isOpen, onDiscard, onStay }: DiscardConfirmProps) {
  return (
    <Confirm
      isOpen={isOpen}
      title="common.backoffice.discard.title"
      content="common.backoffice.discard.text"
      confirm="common.backoffice.discard.confirm"
      confirmColor="warning"
      cancel="common.backoffice.discard.stay"
      onConfirm={onDiscard}
      onClose={onStay}
    />
  );
}
