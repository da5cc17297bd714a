import { Form, type FormProps, useSaveContext } from 'react-admin';
import { useTellRefusal } from '../layout/use-tell-refusal.ts';
import { type FieldRefusals, notSent } from './form-problems.ts';

type Values = Record<string, unknown>;

interface KeptFormProps extends Omit<FormProps, 'onSubmit'> {
  /**
   * Resolves with what is wrong with which field, with `notSent`, or with nothing once it is saved. Without it, the
   * page around the form saves.
   */
  onSubmit?: (values: Values) => Promise<FieldRefusals>;
}

/** The page's own saving, which says nothing to the form of a failure that is no field's fault. */
function useSaveByPage() {
  const { save } = useSaveContext();
  const tellRefusal = useTellRefusal();
  return async (values: Values): Promise<FieldRefusals> => {
    let isRefused = false;
    const onError = (error: unknown) => {
      isRefused = true;
      const { errors } = ((error as { body?: unknown }).body ?? {}) as { errors?: object };
      if (!errors) tellRefusal(error);
    };
    const refusals = (await save?.(values, { onError })) as FieldRefusals;
    return refusals ?? (isRefused ? notSent : undefined);
  };
}

/** A form whose words are not lost by a slip: whoever leaves is asked, until the API has accepted them. */
export function KeptForm({ onSubmit, ...props }: KeptFormProps) {
  const saveByPage = useSaveByPage();
  return (
    <Form
      warnWhenUnsavedChanges
      {...props}
      onSubmit={onSubmit ?? saveByPage}
      disableInvalidFormNotification
    />
  );
}
