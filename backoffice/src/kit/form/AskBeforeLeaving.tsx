import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { type Control, useFormState } from 'react-hook-form';
import { dropDraft } from '../../api/draft-store.ts';
import { useDraftPath } from './drafts/draft-path.ts';
import { DiscardConfirm } from './leaving.tsx';

interface AskBeforeLeavingProps {
  enable?: boolean;
  formRootPathName?: string;
  formControl?: Control;
}

/** Whether an address is one of the steps or tabs of the same form. */
function isInside(form: string, next: string): boolean {
  return next.startsWith(form) && !next.startsWith(`${form}/show`);
}

/** When the tab is closed, the browser asks with its own text. */
function useAskBeforeUnload(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** Asks before a link or Back discards typed values, with the backoffice's texts instead of the browser's. */
export function AskBeforeLeaving({ enable = false, formRootPathName, formControl }: AskBeforeLeavingProps) {
  const { isSubmitSuccessful, dirtyFields } = useFormState(
    formControl ? { control: formControl } : undefined,
  );
  const isUnsaved = enable && Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isInside(formRootPathName ?? currentLocation.pathname, nextLocation.pathname),
  );
  const isBlocked = state === 'blocked';
  const draftPath = useDraftPath();
  useAskBeforeUnload(isUnsaved);
  // A save may navigate to another page before the form knows that it was saved.
  useEffect(() => {
    if (isBlocked && !isUnsaved) proceed?.();
  }, [isBlocked, isUnsaved, proceed]);
  const discard = () => {
    if (draftPath) dropDraft(draftPath);
    proceed?.();
  };
  return <DiscardConfirm isOpen={isBlocked && isUnsaved} onDiscard={discard} onStay={() => reset?.()} />;
}
