import type { RememberedCall } from '@semilla/client';
import { formatNumber } from '@semilla/format';
import { CheckInput } from '../../ui/inputs.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { TicketValues } from './use-new-ticket.ts';

interface Props {
  form: FormState<TicketValues>;
  calls: readonly RememberedCall[];
}

/** The API responses attached to the ticket, shown exactly as they are sent. */
export function SentHistory({ form, calls }: Props) {
  const say = useSay();
  if (calls.length === 0) return null;
  return (
    <div className="sent-history">
      <CheckInput
        form={form}
        name="withHistory"
        label={say('support.site.form.history', { smart_count: calls.length })}
      >
        {say('support.site.form.historyHint')}
      </CheckInput>
      <details>
        <summary>{say('support.site.form.seeHistory')}</summary>
        <ol className="bare">
          {calls.map(({ at, method, path, status, durationMs }) => (
            <li key={`${at} ${method} ${path}`}>
              <code>
                <b>{status}</b> {method} {path}
              </code>
              <span className="muted numbers">
                {at} · {formatNumber(durationMs)} ms
              </span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
