import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { otherBookings } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../../api/record-types/proposal-record.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { type ChipColour, ColourChip } from '../../../kit/fields/ColourChip.tsx';
import { ProposalFile } from '../ProposalFile.tsx';
import { Doubts, EffectFacts } from '../ProposedEffects.tsx';
import { ProposedSum } from '../ProposedSum.tsx';
import { proposalTitle } from '../proposal-title.ts';
import { proposedMoney } from '../proposed-money.ts';
import { isApprovableTogether } from './is-approvable-together.ts';
import { totalsByKind } from './totals-by-kind.ts';
import { type Outcome, type Result, useApprovalsTogether } from './use-approvals-together.ts';

const words = 'approvals.together';
const colours: Record<Outcome, ChipColour> = {
  approved: 'green',
  changed: 'sun',
  refused: 'red',
  unknown: 'sun',
  notSent: 'grey',
};
const titleId = 'approve-together-title';
const listLooks = { m: 0, p: 0, listStyle: 'none', gap: 2 };

function Line({ record, result }: { record: ProposalRecord; result: Result | undefined }) {
  const translate = useTranslate();
  const money = proposedMoney(record);
  return (
    <Stack component="li" sx={{ gap: 1 }} aria-label={proposalTitle(record, translate).whole}>
      {result && (
        <div>
          <ColourChip
            label={translate(`${words}.outcomes.${result.outcome}`)}
            colour={colours[result.outcome]}
          />
          {result.message && <Typography variant="body2">{result.message}</Typography>}
        </div>
      )}
      <Doubts effects={record.effects} />
      {money && <ProposedSum money={money} />}
      {record.effects.map((effect) => (
        <EffectFacts key={effect.action} effect={effect} />
      ))}
      <Typography variant="body2" color="textSecondary">
        {translate(`${words}.by`, { name: record.proposedByName, why: record.why })}
      </Typography>
      <ProposalFile record={record} />
    </Stack>
  );
}

/** Why a selected proposal is not among those to approve. */
function LeftOut({ records }: { records: readonly ProposalRecord[] }) {
  const translate = useTranslate();
  if (!records.length) return null;
  return (
    <Alert severity="info">
      {translate(`${words}.leftOut`)}
      <ul>
        {records.map((record) => (
          <li key={record.proposalId}>
            {proposalTitle(record, translate).whole}:{' '}
            {translate(record.refusal ? `errors.${record.refusal}` : `${words}.readAlone`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const isOther = (kind: string) => otherBookings.some((one) => one === kind);

/** How much money the proposals of each kind move. */
function Totals({ totals }: { totals: ReturnType<typeof totalsByKind> }) {
  const translate = useTranslate();
  return (
    <Stack component="ul" sx={listLooks} aria-label={translate(`${words}.totals`)}>
      {totals.map(({ kind, count, amount }) => (
        <li key={`${kind} ${amount}`}>
          {translate(isOther(kind) ? `payment.otherBookings.${kind}` : `${words}.kinds.${kind}`)} ({count}):{' '}
          <strong>{formatMoney(amount)}</strong>
        </li>
      ))}
    </Stack>
  );
}

interface ApproveTogetherDialogProps {
  records: readonly ProposalRecord[];
  onClose: (isDone: boolean) => void;
}

/** Shows each proposal and the total of each kind, approves them one by one, and says what became of each. */
export default function ApproveTogetherDialog({ records, onClose }: ApproveTogetherDialogProps) {
  const translate = useTranslate();
  const approvable = records.filter(isApprovableTogether);
  const { run, results, isDone, isRunning } = useApprovalsTogether(approvable);
  const totals = totalsByKind(approvable);
  const [first] = totals;
  const title = translate(`${words}.title`, { smart_count: approvable.length });
  const approved = [...results.values()].filter(({ outcome }) => outcome === 'approved').length;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={isRunning ? undefined : () => onClose(isDone)}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          {isDone && (
            <Alert severity={approved === approvable.length ? 'success' : 'warning'}>
              {translate(`${words}.done`, { approved, all: approvable.length })}
            </Alert>
          )}
          <LeftOut records={records.filter((record) => !approvable.includes(record))} />
          <Totals totals={totals} />
          <Stack component="ul" sx={listLooks}>
            {approvable.map((record) => (
              <Line key={record.proposalId} record={record} result={results.get(record.proposalId)} />
            ))}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button disabled={isRunning} onClick={() => onClose(isDone)}>
          {translate(isDone ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!isDone && first && (
          <Button variant="contained" disabled={isRunning} onClick={() => void run()}>
            {totals.length > 1
              ? title
              : translate('approvals.approve.amount', { amount: formatMoney(first.amount) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
