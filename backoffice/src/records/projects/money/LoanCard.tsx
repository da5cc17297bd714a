import { Alert, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { defaultAfterDays, type Loan, v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { call } from '../../../api/session.ts';
import { useMay } from '../../../api/use-may.ts';
import { ColourChip } from '../../../kit/fields/ColourChip.tsx';
import { type FigureColumn, FigureTable } from '../../../kit/list/FigureTable.tsx';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';
import { ActRow, ActRows } from '../ActRow.tsx';
import { JudgeDialog, RecoverDialog } from './LoanDialogs.tsx';
import { RecoveryStages } from './RecoveryStages.tsx';

type Payment = Loan['payments'][number];
const words = 'project.backoffice.loan';

function PaymentStateField({ payment: { settledOn, daysLate } }: { payment: Payment }) {
  const translate = useTranslate();
  const say = (name: string) => translate(`${words}.${name}`, { smart_count: daysLate });
  if (settledOn) return <ColourChip label={say(daysLate ? 'settledLate' : 'settled')} colour="green" />;
  return daysLate ? (
    <ColourChip label={say('late')} colour="red" />
  ) : (
    <ColourChip label={say('toCome')} colour="grey" />
  );
}

const columns: FigureColumn<Payment>[] = [
  { label: `${words}.period`, value: ({ period }) => period },
  { label: `${words}.dueOn`, value: ({ dueOn }) => formatDate(dueOn) },
  { label: `${words}.due`, value: ({ due }) => formatMoney(due), isFigure: true },
  { label: `${words}.paid`, value: ({ paid }) => formatMoney(paid), isFigure: true },
  { label: `${words}.state`, value: (payment) => <PaymentStateField payment={payment} /> },
];

const headingOf = (payment: Payment) => (
  <>
    <span>{formatDate(payment.dueOn)}</span>
    <PaymentStateField payment={payment} />
  </>
);

function LoanStateNotice({ loan }: { loan: Loan }) {
  const translate = useTranslate();
  const { state, daysLate, lateSince, missing, defaultedOn, owed, recovered } = loan;
  if (state === 'onTime') return <Typography>{translate(`${words}.onTime`)}</Typography>;
  const missingText = translate(`${words}.missing`, {
    amount: formatMoney(missing),
    date: formatDate(lateSince),
  });
  if (state === 'late') {
    return (
      <Alert severity="warning">
        {translate('project.loan.late', { smart_count: daysLate })}. {missingText}
      </Alert>
    );
  }
  return (
    <Alert severity="error">
      {translate('project.loan.defaultSince', { date: formatDate(defaultedOn) })}.{' '}
      {translate('project.loan.recovered', { recovered: formatMoney(recovered), owed: formatMoney(owed) })}.{' '}
      {daysLate > 0 && missingText}
    </Alert>
  );
}

interface LoanActsProps {
  project: ProjectRecord;
  loan: Loan;
  onDone: () => void;
}

function LoanActs({ project, loan, onDone }: LoanActsProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isInDefault = loan.state === 'default';
  if (!isInDefault && project.phaseName !== 'Financed') return null;
  const act = isInDefault ? 'recover' : 'judge';
  const Dialog = isInDefault ? RecoverDialog : JudgeDialog;
  const close = () => {
    setOpen(false);
    onDone();
  };
  return (
    <ActRows>
      <ActRow
        text={translate(isInDefault ? `${words}.recover.follows` : `${words}.automatic`, {
          days: defaultAfterDays,
        })}
      >
        <Button
          variant="outlined"
          color={isInDefault ? 'primary' : 'error'}
          sx={{ minWidth: { sm: 200, lg: 250 } }}
          onClick={() => setOpen(true)}
        >
          {translate(`${words}.${act}.action`)}
        </Button>
      </ActRow>
      {isOpen && <Dialog project={project} onClose={close} />}
    </ActRows>
  );
}

/** The promoter's payments and delays, the loan's default and its recovery. */
export function LoanCard({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const mayJudge = useMay('project', 'judgeLoan');
  const { id: projectId } = project;
  const loan = useQuery({
    queryKey: ['project', projectId, 'loan'],
    queryFn: () => call(v1.loans.findOne, { params: { projectId } }),
    retry: false,
  });
  const failure = loan.error && <LoadFailure error={loan.error} onRetry={loan.refetch} />;
  if (!loan.data) return failure ?? <Skeleton variant="rounded" height={240} />;
  const { payments } = loan.data;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(`${words}.title`)}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {failure}
        <LoanStateNotice loan={loan.data} />
        <FigureTable
          label={translate(`${words}.title`)}
          columns={columns}
          rows={payments}
          keyOf={({ period }) => period}
          heading={headingOf}
        />
        {loan.data.state === 'default' && <RecoveryStages projectId={projectId} />}
        {mayJudge && <LoanActs project={project} loan={loan.data} onDone={() => void loan.refetch()} />}
      </Stack>
    </Card>
  );
}
