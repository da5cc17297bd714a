import { Button, Card, Link, List, ListItem, Stack, Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { Fragment, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { useMay } from '../../api/use-may.ts';
import { useDecisionKey } from '../../kit/acts/deciding/deciding-context.ts';
import { KeyCap } from '../../kit/acts/deciding/KeyCap.tsx';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { BookEntryForm } from './BookEntryForm.tsx';
import { BookOther } from './BookOther.tsx';
import { BookReturnForm } from './BookReturnForm.tsx';
import { ConfirmPayout } from './ConfirmPayout.tsx';
import { NoteDialog, type SetApart } from './NoteDialog.tsx';
import { SendBack, SendingBack } from './SendBack.tsx';

function TakeBack({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const acting = useMoneyAct(v1.bankEntries.decide, () => {});
  const params = { bankEntryId: entry.bankEntryId };
  return (
    <>
      <Refusal message={acting.refusal} />
      <Button
        disabled={acting.isSending}
        onClick={() => void acting.run({ params, body: { state: 'waiting' } })}
      >
        {translate('payment.bank.takeBack')}
      </Button>
    </>
  );
}

function bookedFor({ bookedAs, isReturn, side }: EntryRecord): string {
  if (bookedAs === 'bankCost' && side === 'in') return 'costBack';
  if (bookedAs === 'promoterPayment' && side === 'in') return 'promoterReturned';
  if (bookedAs === 'taxPaid' && side === 'in') return 'taxBack';
  if (bookedAs === 'repayment' && side === 'out') return 'repaymentBack';
  if (bookedAs === 'companyMoney') return side === 'in' ? 'companyIn' : 'companyOut';
  return bookedAs ?? (isReturn ? 'returned' : side);
}

function Booked({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const links = [
    [entry.transactionId && `/wallet/${entry.transactionId}`, 'seeMovement'],
    [entry.projectId && `/project/${entry.projectId}/movements`, 'bookedFor.seeProject'],
    [entry.reversesId && `/bank/${entry.reversesId}`, 'seeReversed'],
    [entry.sentBackById && `/bank/${entry.sentBackById}`, 'seeReverse'],
  ] as const;
  return (
    <Typography>
      {translate(`payment.bank.bookedFor.${bookedFor(entry)}`, { name: entry.userName })}
      {links.map(
        ([to, label]) =>
          to && (
            <Fragment key={label}>
              {' '}
              <Link component={LinkBase} to={to}>
                {translate(`payment.bank.${label}`)}
              </Link>
            </Fragment>
          ),
      )}
    </Typography>
  );
}

function TaxesPaid({ taxes }: { taxes: NonNullable<EntryRecord['taxes']> }) {
  const translate = useTranslate();
  return (
    <List dense aria-label={translate('payment.bank.taxesPaid')}>
      {taxes.map(({ projectId, projectName, amount }) => (
        <ListItem key={projectId} disableGutters sx={{ justifyContent: 'space-between', gap: 2 }}>
          <Link component={LinkBase} to={`/project/${projectId}/movements`}>
            {projectName}
          </Link>
          <span>{formatMoney(amount)}</span>
        </ListItem>
      ))}
    </List>
  );
}

function Choices({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState<SetApart>();
  const rejectKey = useDecisionKey('reject');
  const isDeposit = entry.side === 'in' && !entry.isReturn;
  const isReturned = entry.side === 'in' && entry.isReturn;
  const isPayout = entry.side === 'out' && !entry.isReturn;
  const others = (['held', 'setAside'] as const).filter((state) => state !== entry.state);
  return (
    <Stack sx={{ gap: 2 }}>
      {isDeposit && <BookEntryForm entry={entry} />}
      {isReturned && <BookReturnForm entry={entry} />}
      {isPayout && <ConfirmPayout entry={entry} />}
      <Stack sx={{ gap: 1 }}>
        {isDeposit && <SendBack entry={entry} />}
        <BookOther entry={entry} />
        {others.map((state) => (
          <Button
            key={state}
            variant="outlined"
            onClick={() => setWanted(state)}
            {...(state === 'held' && rejectKey)}
          >
            {translate(`payment.bank.${state}.action`)}
            {state === 'held' && <KeyCap of="reject" />}
          </Button>
        ))}
        {entry.state !== 'waiting' && <TakeBack entry={entry} />}
      </Stack>
      {wanted && (
        <NoteDialog bankEntryId={entry.bankEntryId} state={wanted} onClose={() => setWanted(undefined)} />
      )}
    </Stack>
  );
}

/** Shows the outcome of a movement, or the decisions that this user may take. */
export function EntryDecision({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const mayDecide = useMay('bank', 'decide');
  const isBooked = entry.state === 'booked';
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate(isBooked ? 'payment.bank.bookedTitle' : 'payment.bank.decideTitle')}
      </Typography>
      {isBooked && <Booked entry={entry} />}
      {isBooked && entry.taxes && <TaxesPaid taxes={entry.taxes} />}
      {isBooked && <SendingBack entry={entry} />}
      {!isBooked && mayDecide && <Choices entry={entry} />}
    </Card>
  );
}
