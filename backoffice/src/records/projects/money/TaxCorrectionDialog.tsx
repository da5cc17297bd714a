import { Alert, Skeleton, Typography } from '@mui/material';
import { isProposal, v1 } from '@semilla/contract';
import { formatMoney, formatPercent } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../../../api/session.ts';
import { messageOf } from '../../../kit/acts/message-of.ts';
import { useMoneyAct } from '../../../kit/acts/use-money-act.ts';
import { Fact, Facts } from '../../../kit/fields/Facts.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';

interface TaxCorrectionDialogProps {
  projectId: string;
  distributionId: string;
  userId: string;
  onClose: () => void;
}

const blank = { id: '' };
const words = 'project.backoffice.money.taxCorrection';
const endpoint = v1.distributions.correctTax;

function changeOf(missing: number) {
  if (missing === 0) return 'same';
  return missing < 0 ? 'returned' : 'taken';
}

function usePreview({ projectId, distributionId, userId }: Omit<TaxCorrectionDialogProps, 'onClose'>) {
  return useQuery({
    queryKey: ['tax-correction', distributionId, userId],
    queryFn: () =>
      call(endpoint, { params: { projectId, distributionId }, query: { preview: true }, body: { userId } }),
    retry: false,
    gcTime: 0,
  });
}

/** Compares the tax withheld so far with the tax at the investor's correct rate. */
function Preview({ data }: Pick<ReturnType<typeof usePreview>, 'data'>) {
  const translate = useTranslate();
  // A proposal is impossible here, because a preview never waits for a second person.
  if (!data || isProposal(data)) return <Skeleton variant="rounded" height={120} />;
  const { userName, gross, taxBefore, tax, taxRate, taxTreatment } = data;
  return (
    <>
      <Facts title={`${words}.calculated`}>
        <Fact label="fields.orders.userName">{userName}</Fact>
        <Fact label="fields.projects.gross">{formatMoney(gross)}</Fact>
        <Fact label={`${words}.before`}>{formatMoney(taxBefore)}</Fact>
        <Fact label="fields.projects.taxRate">
          {[formatPercent(taxRate), taxTreatment && translate(`account.taxTreatments.kinds.${taxTreatment}`)]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
        <Fact label={`${words}.after`}>{formatMoney(tax)}</Fact>
      </Facts>
      <Typography>
        {translate(`${words}.${changeOf(tax - taxBefore)}`, {
          amount: formatMoney(Math.abs(tax - taxBefore)),
        })}
      </Typography>
    </>
  );
}

/** Proposes a new entry that corrects the tax withheld from an investor in a past payment. */
export function TaxCorrectionDialog({ onClose, ...payment }: TaxCorrectionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { projectId, distributionId, userId } = payment;
  const done = () => {
    notify(`${words}.done`, { type: 'success' });
    onClose();
  };
  const acting = useMoneyAct(endpoint, done, onClose);
  const { data, error } = usePreview(payment);
  return (
    <FormDialog
      title={`${words}.title`}
      record={blank}
      saveLabel={`${words}.send`}
      validate={whyProblems}
      onSubmit={({ why }) => acting.run({ params: { projectId, distributionId }, body: { userId, why } })}
      onLeave={onClose}
      // Without a correct amount there is nothing to send.
      {...(error && { submit: <></> })}
    >
      <Refusal message={acting.refusal} />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {!error && (
        <>
          <Typography color="textSecondary">{translate(`${words}.lead`)}</Typography>
          <Preview data={data} />
          <WhyInput />
        </>
      )}
    </FormDialog>
  );
}
