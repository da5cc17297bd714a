import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from './back-closes.ts';
import './dialog.css';
import { useSay } from './words-context.tsx';

interface Props {
  title: string;
  onClose: () => void;
  /** While something is in progress that must not be interrupted, neither Esc nor the close button closes the dialog. */
  isBusy?: boolean;
  /** For content with two columns on wide screens. */
  isWide?: boolean;
  children: ReactNode;
}

/** A dialog that is open while it is mounted. Closing returns the focus to the element that opened it. */
export function Dialog({ title, onClose, isBusy = false, isWide = false, children }: Props) {
  const say = useSay();
  const node = useRef<HTMLDialogElement>(null);
  const id = useId();

  // The dialog is closed before it is removed, so that the browser returns the focus.
  useLayoutEffect(() => {
    const dialog = node.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useBackCloses(() => {
    if (!isBusy) node.current?.close();
    return !isBusy;
  });

  return (
    <dialog
      ref={node}
      className={isWide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      // React also bubbles the close event of a dialog inside this one.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          className="icon-button"
          type="button"
          aria-label={say('common.actions.close')}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) node.current?.close();
          }}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  );
}
