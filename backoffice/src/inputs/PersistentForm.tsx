import { Form, type FormProps, useSaveContext } from 'react-admin';
import { useNotifyRefusal } from '../layout/use-notify-refusal.ts';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { type FieldRefusals, notSent } from './form-problems.ts';

type Values = Record<string, unknown>;

interface PersistentFormProps extends Omit<FormProps, 'onSubmit'> {
  /**
   * Resolves with the refused fields, with `notSent`, or with undefined after a save. Without this prop, react-admin's
   * surrounding page saves.
   */
  onSubmit?: (values: Values) => Promise<FieldRefusals>;
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
