import { sendOnce } from '@semilla/client';
import { depositCents, v1, type Wish } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { api } from '../../lib/api.ts';
import { FactList } from '../../ui/FactList.tsx';
import { Form } from '../../ui/Form.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { AmountInput } from '../investment/AmountInput.tsx';
import { Conditions } from '../investment/Conditions.tsx';
import type { InvestSituation } from '../investment/invest-situation.ts';
import { isAbove, RiskConsentInputs } from '../investment/RiskConsentInputs.tsx';
import { SheetLink } from '../investment/SheetLink.tsx';
import { TermsInput } from '../investment/TermsInput.tsx';
import { useAmountForm } from '../investment/use-amount-form.ts';
import { refusalOfWish, wishBounds } from './wish-checks.ts';
import { wishTerms } from './wish-terms.ts';

interface Props {
  situation: InvestSituation;
  /** The wish to change or confirm. */
  own: Wish | undefined;
  onSending: (isSending: boolean) => void;
  onFailed: () => void;
  onDone: (wish: Wish) => void;
}

function actionFor(own: Wish | undefined, amount: number): string {
  if (!own) return 'project.wish.submit';
  return own.needsConfirmation && own.amount === amount
    ? 'project.wish.confirm'
    : 'project.wish.submitChange';
}

/** Asks for the desired amount, the terms, and the consent that the later order requires. */
export function WishForm({ situation, own, onSending, onFailed, onDone }: Props) {
  const say = useSay();
  const { project, risks, terms } = situation;
  const { form, amount, good, whyNot, termsText, isSheetNewer } = useAmountForm<Wish>({
    situation,
    initialAmount: own?.amount,
    refuse: (from, typed) => refusalOfWish(from, typed, own),
    onSending,
    send(sent, riskConsent, accepted) {
      const given = {
        amount: sent,
        termsVersion: terms.version,
        termsText: accepted,
        sheetVersion: project.sheetVersion ?? 0,
        riskConsent,
      };
      if (own) return sendOnce(api, v1.wishes.edit, { params: { wishId: own.wishId }, body: given });
      return sendOnce(api, v1.wishes.place, { body: { projectId: project.projectId, ...given } });
    },
    onFailed,
    onDone,
  });
  const deposit = good === undefined ? 0 : depositCents(project, good);
  return (
    <Form
      form={form}
      isActionInSight
      action={good === undefined ? whyNot : say(actionFor(own, good), { amount: formatMoney(good) })}
    >
      <FactList facts={wishTerms(project, say)} />
      {/* After the preinvestment window, the amount of a wish can no longer be changed, only confirmed. */}
      {project.phaseName === 'Preinvestment' && (
        <AmountInput form={form} checks={wishBounds(situation, amount)} amount={amount} />
      )}
      {deposit > 0 && <p>{say('project.wish.deposit', { deposit: formatMoney(deposit) })}</p>}
      <details className="small">
        <summary>{say('project.wish.ruleTitle')}</summary>
        <p className="muted">{say('project.wish.rule', { seed: project.projectId })}</p>
      </details>
      {isAbove(risks, good) && <RiskConsentInputs form={form} risks={risks} />}
      <Conditions risks={risks} />
      <SheetLink project={project} isNewer={isSheetNewer} />
      <p className="notice warning small">{say('project.invest.risk')}</p>
      <TermsInput {...{ form, situation, termsText }} />
    </Form>
  );
}
