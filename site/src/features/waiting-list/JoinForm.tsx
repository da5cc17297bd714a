import { type FieldProblems, sendOnce } from '@semilla/client';
import { cents, v1, type WaitingPlace } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { api } from '../../lib/api.ts';
import { centsFromTyped } from '../../lib/cents-from-typed.ts';
import { Form } from '../../ui/Form.tsx';
import { CheckField } from '../../ui/fields.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { AmountField } from '../investment/AmountField.tsx';
import { DocumentLinks } from '../investment/DocumentLinks.tsx';
import { fieldOf, problemOfAmount } from '../investment/InvestForm.tsx';
import type { InvestSituation } from '../investment/invest-situation.ts';
import { amountChecks, amountRefusal } from '../investment/order-checks.ts';
import {
  consentIn,
  consentProblems,
  isAbove,
  noConsent,
  RiskConsentFields,
  type RiskValues,
} from '../investment/RiskConsentFields.tsx';
import { SheetLink } from '../investment/SheetLink.tsx';
import { withRoom } from './joining-checks.ts';

interface Props {
  situation: InvestSituation;
  onSending: (isSending: boolean) => void;
  onDone: (place: WaitingPlace) => void;
}

/** The amount that is wanted, with the terms and the consent that its order will need. */
export function JoinForm({ situation, onSending, onDone }: Props) {
  const say = useSay();
  const { project, risks, terms } = situation;
  const roomy = withRoom(situation);
  const form = useForm<RiskValues, WaitingPlace>({
    initial: { amount: '', terms: false as boolean, ...noConsent(risks) },
    check(values): FieldProblems {
      const problem = problemOfAmount(values.amount, roomy, say);
      return {
        ...(problem && { amount: problem }),
        ...(!values.terms && { terms: { message: say('errors.project.terms_not_accepted') } }),
        ...(isAbove(risks, centsFromTyped(values.amount)) && consentProblems(risks, values, say)),
      };
    },
    async send(values) {
      const amount = centsFromTyped(values.amount) ?? cents(0);
      const riskConsent = isAbove(risks, amount) ? consentIn(risks, values) : undefined;
      const body = { projectId: project.projectId, amount, termsVersion: terms.version, riskConsent };
      onSending(true);
      try {
        return await sendOnce(api, v1.waitingPlaces.join, { body });
      } finally {
        onSending(false);
      }
    },
    onDone,
    fieldOf,
  });

  const amount = centsFromTyped(form.values.amount);
  const isGood = amount !== undefined && !amountRefusal(roomy, amount);
  return (
    <Form
      form={form}
      action={
        isGood
          ? say('project.waiting.submit', { amount: formatMoney(amount) })
          : say(form.values.amount === '' ? 'project.invest.submitNothing' : 'project.invest.submitWrong')
      }
    >
      <AmountField
        form={form}
        checks={amountChecks(roomy, amount).filter(({ name }) => name === 'minimum')}
        amount={amount}
      />
      {isGood && isAbove(risks, amount) && <RiskConsentFields form={form} risks={risks} />}
      <SheetLink project={project} />
      <p className="notice warning small">{say('project.invest.risk')}</p>
      <CheckField form={form} name="terms" label={terms.text}>
        <DocumentLinks documents={situation.documents} />
      </CheckField>
    </Form>
  );
}
