import { Button, Card, Typography } from '@mui/material';
import { platformNow } from '@semilla/client';
import {
  type Cents,
  civilDateAt,
  releaseRefusal,
  type TaxWithholder,
  taxPaymentRefusal,
} from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { DeliveryRecord, ProjectBalances } from '../../../api/record-types/money-record.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { ActRow, ActRows } from '../ActRow.tsx';
import { freeEscrow, freeTax } from './free-of.ts';
import { type Payment, PaymentDialog } from './PaymentDialog.tsx';
import type { ProjectMoney } from './use-project-money.ts';

/** Why the promoter cannot be paid now, by the rule of the API. Undefined if nothing prevents it. */
function findReleaseRefusal(project: ProjectRecord, escrowCents: Cents) {
  return releaseRefusal({
    phase: project.phaseName,
    escrowCents,
    amountCents: escrowCents,
    hasPayoutAccount: project.destinationBankAccount !== null,
    withdrawMoneyFinanced: project.withdrawMoneyFinanced,
    startedAt: project.startedAt,
    today: civilDateAt(platformNow()),
  });
}

interface MoneyActsProps {
  project: ProjectRecord;
  balances: ProjectBalances;
  money: ProjectMoney;
}

const wide = { minWidth: { sm: 200, lg: 250 } };

function ReleaseAct({ project, balances, onOpen }: Omit<MoneyActsProps, 'money'> & { onOpen: () => void }) {
  const translate = useTranslate();
  const refusal = findReleaseRefusal(project, freeEscrow(balances));
  const text = refusal
    ? translate(`errors.${refusal.code}`, { start: formatDate(refusal.days?.start) })
    : translate('project.backoffice.money.acts.releaseHint', { amount: formatMoney(freeEscrow(balances)) });
  return (
    <ActRow text={text}>
      <Button variant="outlined" sx={wide} disabled={Boolean(refusal)} onClick={onOpen}>
        {translate('project.backoffice.money.acts.release')}
      </Button>
    </ActRow>
  );
}

interface TaxActProps extends Omit<MoneyActsProps, 'money'> {
  withholder: TaxWithholder;
  onOpen: () => void;
}

function TaxAct({ project, withholder, balances, onOpen }: TaxActProps) {
  const translate = useTranslate();
  const refusal = taxPaymentRefusal({
    taxWithholder: withholder,
    amountCents: freeTax(balances),
    taxCents: freeTax(balances),
    hasPayoutAccount: project.destinationBankAccount !== null,
  });
  const hint = `project.backoffice.money.acts.taxHint.${withholder}`;
  const text = refusal
    ? translate(`errors.${refusal.code}`)
    : translate(hint, { amount: formatMoney(freeTax(balances)) });
  return (
    <ActRow text={text}>
      <Button variant="outlined" sx={wide} disabled={Boolean(refusal)} onClick={onOpen}>
        {translate('project.backoffice.money.acts.tax')}
      </Button>
    </ActRow>
  );
}

/** What is missing of the next payment to the investors. */
function dueOf(next: DeliveryRecord | undefined, { returns, outstanding }: ProjectBalances) {
  if (!next) return undefined;
  const amount = Math.min(outstanding, next.gross + next.principal - returns);
  return amount > 0 ? { amount, dueOn: next.dueOn } : undefined;
}

/** The money acts that an administrator can do now, with their consequences. */
export function MoneyActs({ project, balances, money }: MoneyActsProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Payment>();
  const base = `/project/${project.id}/movements`;
  const isFinanced = project.phaseName === 'Financed';
  const next = isFinanced ? money.deliveries.find(({ deliveredAt }) => !deliveredAt) : undefined;
  const isOver = project.phaseName === 'Closed';
  if (!isFinanced && project.phaseName !== 'Investment' && !(isOver && freeTax(balances) > 0)) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('project.backoffice.money.acts.title')}
      </Typography>
      <ActRows>
        {isFinanced && freeEscrow(balances) > 0 && (
          <ReleaseAct project={project} balances={balances} onOpen={() => setOpen('release')} />
        )}
        {isFinanced && balances.outstanding > 0 && (
          <ActRow
            text={translate('project.backoffice.money.acts.repaymentHint', {
              amount: formatMoney(balances.outstanding),
            })}
          >
            <Button variant="outlined" sx={wide} onClick={() => setOpen('repayment')}>
              {translate('project.backoffice.money.acts.repayment')}
            </Button>
          </ActRow>
        )}
        {project.taxWithholder && freeTax(balances) > 0 && (
          <TaxAct
            project={project}
            withholder={project.taxWithholder}
            balances={balances}
            onOpen={() => setOpen('tax')}
          />
        )}
        {next && (
          <ActRow text={translate('project.backoffice.money.acts.deliverHint')}>
            <Button variant="outlined" sx={wide} component={LinkBase} to={`${base}/deliver/${next.period}`}>
              {translate('project.backoffice.money.acts.deliver', { period: next.period })}
            </Button>
          </ActRow>
        )}
        {!isOver && (
          <ActRow text={translate('project.backoffice.money.acts.closeHint')}>
            <Button variant="outlined" color="error" sx={wide} component={LinkBase} to={`${base}/close`}>
              {translate('project.backoffice.money.acts.close')}
            </Button>
          </ActRow>
        )}
      </ActRows>
      {open && (
        <PaymentDialog
          kind={open}
          project={project}
          balances={balances}
          due={dueOf(next, balances)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
