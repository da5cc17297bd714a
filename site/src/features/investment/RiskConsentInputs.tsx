import type { FieldProblems } from '@semilla/client';
import { answerPath, type Cents, needsConsent, type OrderRisks } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { Say } from '../../lib/words.ts';
import { CheckInput } from '../../ui/inputs.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { RiskConsent } from './pending-order.ts';

export interface RiskValues extends Record<string, string | boolean> {
  amount: string;
  terms: boolean;
  riskConsent: boolean;
}

/** The initial values of the form: no consent and no answers, because neither may be preset. */
export const noConsent = (risks: OrderRisks | undefined) => ({
  riskConsent: false as boolean,
  ...Object.fromEntries((risks?.questions ?? []).map(({ id }) => [answerPath(id), ''])),
});

/** Whether an amount exceeds the threshold, by the server's own rule. */
export function isAbove(risks: OrderRisks | undefined, amountCents: Cents | undefined): risks is OrderRisks {
  if (!risks || amountCents === undefined) return false;
  const { kind, ownAmount: ownAmountCents, threshold: thresholdCents } = risks;
  return needsConsent({ kind, ownAmountCents, amountCents, thresholdCents });
}

export function consentProblems(risks: OrderRisks, values: RiskValues, say: Say): FieldProblems {
  const unanswered = risks.questions.filter(({ id }) => !values[answerPath(id)]);
  return {
    ...(!values.riskConsent && { riskConsent: { message: say('project.invest.consent.needed') } }),
    ...Object.fromEntries(unanswered.map(({ id }) => [answerPath(id), { code: 'required', params: {} }])),
  };
}

export function consentIn({ warning, questions }: OrderRisks, values: RiskValues): RiskConsent {
  const answers = Object.fromEntries(questions.map(({ id }) => [id, String(values[answerPath(id)])]));
  return {
    isAccepted: true,
    warningVersion: warning.version,
    ...(questions.length && { answers }),
  };
}

/** The risk warning, its questions, and the consent. Required for amounts above the threshold. */
export function RiskConsentInputs({ form, risks }: { form: FormState<RiskValues>; risks: OrderRisks }) {
  const say = useSay();
  const { threshold, ownAmount, warning, questions } = risks;
  const title = ownAmount ? 'project.invest.consent.titleWithOwn' : 'project.invest.consent.title';
  const values = { threshold: formatMoney(threshold), own: formatMoney(ownAmount) };
  return (
    <section className="invest-consent">
      <p className="notice danger">
        <strong>{say(title, values)}</strong>
        <br />
        <span className="invest-warning">{warning.text}</span>
      </p>
      {questions.length > 0 && <p>{say('project.invest.consent.questions')}</p>}
      {questions.map(({ id, text, options }) => (
        <SelectInput
          key={id}
          form={form}
          name={answerPath(id)}
          label={text}
          none="–"
          choices={options.map((option) => ({ value: option.id, label: option.text }))}
        />
      ))}
      <CheckInput form={form} name="riskConsent" label={say('project.invest.consent.consent')} />
    </section>
  );
}
