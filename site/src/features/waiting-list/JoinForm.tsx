import { sendOnce } from '@semilla/client';
import { v1, type WaitingPlace } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { api } from '../../lib/api.ts';
import { Form } from '../../ui/Form.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { AmountInput } from '../investment/AmountInput.tsx';
import { Conditions } from '../investment/Conditions.tsx';
import type { InvestSituation } from '../investment/invest-situation.ts';
import { amountChecks } from '../investment/order-checks.ts';
import { isAbove, RiskConsentInputs } from '../investment/RiskConsentInputs.tsx';
import { SheetLink } from '../investment/SheetLink.tsx';
import { TermsInput } from '../investment/TermsInput.tsx';
import { useAmountForm } from '../investment/use-amount-form.ts';
import { withRoom } from './joining-checks.ts';

interface Props {
  situation: InvestSituation;
  /** The user's place, if it is to be confirmed. Without it, the user joins the list. */
  place?: WaitingPlace | undefined;
  onSending: (isSending: boolean) => void;
  onFailed: () => void;
  onDone: (place: WaitingPlace) => void;
}

/** Asks for the desired amount, the terms, and the consent that the later order requires. */
export function JoinForm({ situation, place, onSending, onFailed, onDone }: Props) {
  const say = useSay();
  const { project, risks, terms } = situation;
  const roomy = withRoom(situation);
  const { form, amount, good, whyNot, termsText, isSheetNewer } = useAmountForm<WaitingPlace>({
    situation: roomy,
    initialAmount: place?.amount,
    onSending,
    send(sent, riskConsent, accepted) {
      const sheetVersion = project.sheetVersion ?? 0;
      const given = { termsVersion: terms.version, termsText: accepted, sheetVersion, riskConsent };
      if (place) {
        const { waitingPlaceId } = place;
        return sendOnce(api, v1.waitingPlaces.confirm, { params: { waitingPlaceId }, body: given });
      }
      const body = { projectId: project.projectId, amount: sent, ...given };
      return sendOnce(api, v1.waitingPlaces.join, { body });
    },
    onFailed,
    onDone,
  });
  const act = place ? 'project.waiting.confirm' : 'project.waiting.submit';
  return (
    <Form
      form={form}
      isActionInSight
      action={good === undefined ? whyNot : say(act, { amount: formatMoney(good) })}
    >
      {!place && (
        <AmountInput
          form={form}
          checks={amountChecks(roomy, amount).filter(({ name }) => name === 'minimum')}
          amount={amount}
        />
      )}
      {isAbove(risks, good) && <RiskConsentInputs form={form} risks={risks} />}
      <Conditions risks={risks} />
      <SheetLink project={project} isNewer={isSheetNewer} />
      <p className="notice warning small">{say('project.invest.risk')}</p>
      <TermsInput {...{ form, situation, termsText }} />
    </Form>
  );
}
