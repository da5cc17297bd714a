import { Form, type FormProps, useSaveContext } from 'react-admin';
import { useNotifyRefusal } from '../layout/use-notify-refusal.ts';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { type FieldRefusals, notSent } from './form-problems.ts';

type Values = Record<string, unknown>;

interface PersistentFormProps extends Omit<FormProps, 'onSubmit'> {
  /**
   * Resolves with the refused fields, with `notSent`, or with nothing after a save. Without it, the surrounding page
   * saves.
   */
  onSubmit?: (values: Values) => Promise<FieldRefusals>;
}

/** Saves through react-admin's page, which does not tell the form about failures that concern no field. */
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
export function PersistentForm({ onSubmit, ...props }: PersistentFormProps) {
  const saveByPage = useSaveByPage();
  return (
    <Form
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
      {...props}
      onSubmit={onSubmit ?? saveByPage}
      disableInvalidFormNotification
    />
  );
}
