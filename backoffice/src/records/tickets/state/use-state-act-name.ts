import { isTicketOver, type TicketStateId } from '@semilla/contract';
import { useTranslate } from 'react-admin';

/** The label of a state change. */
export function useStateActName(from: TicketStateId): (to: TicketStateId) => string {
  const translate = useTranslate();
  return (to) => {
    if (isTicketOver(from)) return translate('support.backoffice.acts.reopen');
    if (to === 'Closed') return translate('support.backoffice.acts.finish');
    if (to === 'Dismissed') return translate('support.backoffice.acts.dismiss');
    return translate('support.backoffice.acts.moveTo', { state: translate(`support.states.${to}`) });
  };
}
