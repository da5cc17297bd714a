import type { FieldProblems } from '@semilla/client';
import { platformNow } from '@semilla/client';
import {
  civilDateAt,
  type StatementFormat,
  statementFormats,
  statementPeriodProblem,
  v1,
} from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { DateInput } from '../../ui/DateInput.tsx';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { Section } from '../profile/Section.tsx';

interface Values extends Record<string, string> {
  fromDate: string;
  toDate: string;
}

function problemsWith({ fromDate, toDate }: Values, today: string): FieldProblems {
  const required = { code: 'required', params: {} } as const;
  if (!fromDate) return { fromDate: required };
  if (!toDate) return { toDate: required };
  const problem = statementPeriodProblem({ fromDate, toDate }, today);
  return problem ? { [problem.path]: problem } : {};
}

/** Downloads the transactions of a period as a document or for a spreadsheet. */
export function Statement({ walletId }: { walletId: string }) {
  const say = useSay();
  const [today] = useState(() => civilDateAt(platformNow()));
  const [format, setFormat] = useState<StatementFormat>('pdf');
  const form = useForm({
    initial: { fromDate: `${today.slice(0, 4)}-01-01`, toDate: today },
    check: (values) => problemsWith(values, today),
    send: ({ fromDate, toDate }) =>
      saveFile(
        api(v1.statements.find, { params: { walletId }, query: { fromDate, toDate, format } }),
        `semilla-${fromDate}-${toDate}.${format}`,
      ),
    onDone: () => {},
    staysOpen: true,
  });
  return (
    <Section title={say('wallet.site.statement.title')} lead={say('wallet.site.statement.lead')}>
      <form className="form" noValidate onSubmit={form.submit}>
        {form.alert && <FormAlertBox alert={form.alert} onRetry={() => form.submit()} />}
        <div className="field-grid">
          <DateInput form={form} name="fromDate" label={say('wallet.site.statement.from')} max={today} />
          <DateInput form={form} name="toDate" label={say('wallet.site.statement.to')} max={today} />
        </div>
        <div className="wallet-acts">
          {statementFormats.toReversed().map((one) => (
            <button
              key={one}
              className="button quiet"
              type="submit"
              aria-disabled={form.isSending}
              onClick={() => setFormat(one)}
            >
              {say('wallet.site.statement.download', { format: one.toUpperCase() })}
            </button>
          ))}
        </div>
      </form>
    </Section>
  );
}
