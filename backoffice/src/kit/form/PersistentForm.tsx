import { useRef } from 'react';
import { Form, type FormProps, useLocation, useRecordContext, useSaveContext } from 'react-admin';
import { dropDraft } from '../../api/draft-store.ts';
import { type FieldRefusals, notSent } from '../../api/form-problems.ts';
import { useNotifyRefusal } from '../acts/use-notify-refusal.ts';
import { KeepTypedProvider, useResetOptions } from '../together/keep-typed.ts';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { DraftOffer } from './drafts/DraftOffer.tsx';
import { DraftPathProvider } from './drafts/draft-path.ts';

type Values = Record<string, unknown>;

interface PersistentFormProps extends Omit<FormProps, 'onSubmit'> {
  /**
   * Resolves with the refused fields, with `notSent`, or with undefined after a save. Without this prop, react-admin's
   * surrounding page saves.
   */
  onSubmit?: (values: Values) => Promise<FieldRefusals>;
  /** Whether what is typed is kept in this browser until it is saved. Not for secrets, nor for acts that move money. */
  keepsDraft?: boolean;
  /** Where drafts of longer texts are kept, and of nothing else. Also for acts that move money. `ProseDraftOffer` offers them. */
  proseDraftPath?: string;
}

/**
 * Saves through react-admin's page, and reports failures that concern no field. React-admin does not tell the form about them.
 */
function useSaveByPage() {
  const { save } = useSaveContext();
  const notifyRefusal = useNotifyRefusal();
  return async (values: Values): Promise<FieldRefusals> => {
    let isRefused = false;
    const onError = (error: unknown) => {
      isRefused = true;
      const { errors } = ((error as { body?: unknown }).body ?? {}) as { errors?: object };
      if (!errors) notifyRefusal(error);
    };
    const refusals = (await save?.(values, { onError })) as FieldRefusals;
    return refusals ?? (isRefused ? notSent : undefined);
  };
}

/** A form that asks before unsaved changes are lost. */
export function PersistentForm({
  onSubmit,
  keepsDraft = false,
  proseDraftPath,
  children,
  ...props
}: PersistentFormProps) {
  const saveByPage = useSaveByPage();
  const { pathname } = useLocation();
  const shown = useRecordContext(props);
  const { resetOptions, keepTyped } = useResetOptions(shown?.version);
  const draftPath = keepsDraft ? pathname : proseDraftPath;
  const running = useRef<Promise<FieldRefusals>>(undefined);
  const save = async (values: Values): Promise<FieldRefusals> => {
    const refusals = await (onSubmit ?? saveByPage)(values);
    if (draftPath && !refusals) dropDraft(draftPath);
    return refusals;
  };
  /** A second press of the button, such as a double click, waits for the save that is running. */
  const saveOnce = (values: Values): Promise<FieldRefusals> => {
    running.current ??= save(values).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  return (
    <DraftPathProvider value={draftPath}>
      <Form
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
        {...props}
        resetOptions={resetOptions}
        onSubmit={saveOnce}
        disableInvalidFormNotification
      >
        {draftPath && keepsDraft && <DraftOffer path={draftPath} />}
        <KeepTypedProvider value={keepTyped}>{children}</KeepTypedProvider>
      </Form>
    </DraftPathProvider>
  );
}
