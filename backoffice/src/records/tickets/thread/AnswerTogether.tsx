import { useFormState } from 'react-hook-form';
import { useDeciding } from '../../../kit/acts/deciding/deciding-context.ts';
import { OthersNotice } from '../../../kit/together/OthersNotice.tsx';
import { useClaim, useOthers } from '../../../kit/together/use-claims.ts';

function Shown({ ticketId }: { ticketId: string }) {
  const { isDirty } = useFormState();
  useClaim('tickets', ticketId, isDirty);
  const others = useOthers('tickets', ticketId);
  return <OthersNotice others={others} text="common.backoffice.together.answering" />;
}

/** Claims a ticket while an answer is typed, and tells who else is on it. Work mode does both itself. */
export function AnswerTogether({ ticketId }: { ticketId: string }) {
  return useDeciding() ? null : <Shown ticketId={ticketId} />;
}
