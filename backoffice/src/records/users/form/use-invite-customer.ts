import { v1 } from '@semilla/contract';
import { useRef } from 'react';
import { useRedirect } from 'react-admin';
import { call } from '../../../api/session.ts';
import { useNotifyRefusal } from '../../../kit/acts/use-notify-refusal.ts';
import { useSaveRecord } from '../../../kit/form/use-save-record.ts';
import { tidyInvitation, type Values } from '../customer-validation.ts';

/** Creates a customer, assigns the chosen manager, and opens the customer's page. */
export function useInviteCustomer() {
  const redirect = useRedirect();
  const notifyRefusal = useNotifyRefusal();
  const managerId = useRef<string>(undefined);

  const { save } = useSaveRecord('customer', undefined, async ({ id: userId }) => {
    if (managerId.current) {
      const body = { userId, managerId: managerId.current };
      await call(v1.userAssignments.create, { body }).catch(notifyRefusal);
    }
    redirect('show', 'customer', userId);
  });

  return (values: Values) => {
    managerId.current = values.managerId ? String(values.managerId) : undefined;
    return save(tidyInvitation(values));
  };
}
