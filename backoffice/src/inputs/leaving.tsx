import { useCallback, useEffect, useRef, useState } from 'react';
import { Confirm, useFormIsDirty } from 'react-admin';

type Reason = 'backdropClick' | 'escapeKeyDown';

/** Leaving a dialog: by any way while nothing is written in it, else on purpose alone, and after a question. */
export function useLeaving(onLeave: () => void, isSending: boolean) {
  const isWritten = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const leave = (reason?: Reason) => {
    if (!isWritten.current) return onLeave();
    if (reason === 'backdropClick') return;
    // What is on its way is stopped, and the form stays.
    if (isSending) return onLeave();
    setAsking(true);
  };
  const keep = useCallback((isDirty: boolean) => {
    isWritten.current = isDirty;
  }, []);
  return { keep, isAsking, leave, stay: () => setAsking(false) };
}

/** Inside a form: tells whether something is written in it that is not saved. */
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
