import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../fields/ColourChip.tsx';
import { Dialog } from '../../layout/Dialog.tsx';
import { ProposalFile } from '../ProposalFile.tsx';
import { Doubts } from '../ProposedEffects.tsx';
import { ProposedSum } from '../ProposedSum.tsx';
import type { ProposalRecord } from '../proposal-record.ts';
import { proposalTitle } from '../proposal-title.ts';
import { proposedMoney } from '../proposed-money.ts';
import { isApprovableTogether } from './is-approvable-together.ts';
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

interface ApproveTogetherDialogProps {
  records: readonly ProposalRecord[];
  onClose: (isDone: boolean) => void;
}

/** Shows the sum of each proposal and of all of them, approves them one by one, and says what became of each. */
export default function ApproveTogetherDialog({ records, onClose }: ApproveTogetherDialogProps) {
  const translate = useTranslate();
  const approvable = records.filter(isApprovableTogether);
  const { run, results, isDone, isRunning } = useApprovalsTogether(approvable);
  const total = formatMoney(
    approvable.reduce((sum, record) => sum + (proposedMoney(record)?.amount ?? 0), 0),
  );
  const counts = { smart_count: approvable.length, total };
  const approved = [...results.values()].filter(({ outcome }) => outcome === 'approved').length;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={isRunning ? undefined : () => onClose(isDone)}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{translate(`${words}.title`, counts)}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          {isDone && (
            <Alert severity={approved === approvable.length ? 'success' : 'warning'}>
              {translate(`${words}.done`, { approved, all: approvable.length })}
            </Alert>
          )}
          <LeftOut records={records.filter((record) => !approvable.includes(record))} />
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
        {!isDone && approvable.length > 0 && (
          <Button variant="contained" disabled={isRunning} onClick={() => void run()}>
            {translate(`${words}.confirm`, counts)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
