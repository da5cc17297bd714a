import { type RedirectionSideEffect, useNotify, useRedirect, useResourceContext } from 'react-admin';

/** Says that an edit was saved, or that it waits for a second administrator, and leads on. */
export function useSavedOrProposed(redirectTo: RedirectionSideEffect) {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return ({ id, isProposed }: { id: string; isProposed?: boolean }) => {
    const done = isProposed ? 'approvals.proposed' : 'ra.notification.updated';
    notify(done, { type: 'success', messageArgs: { smart_count: 1 } });
    redirect(redirectTo, resource, id);
  };
}
