import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import { ProseDraftOffer } from '../inputs/drafts/DraftOffer.tsx';
import { useProseDraftPath } from '../inputs/drafts/use-prose-draft-path.ts';
import { formProblems } from '../inputs/form-problems.ts';
import { PersistentForm } from '../inputs/PersistentForm.tsx';
import { Refusal } from '../inputs/Refusal.tsx';
import { useMoneyAct } from '../inputs/use-money-act.ts';
import { useMoneyKey } from '../layout/deciding/deciding-context.ts';
import { KeyCap } from '../layout/deciding/KeyCap.tsx';
import type { EntryRecord } from './entry-record.ts';

export function ConfirmPayout({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const approveKey = useMoneyKey('approve');
  const draftPath = useProseDraftPath('confirm');
  const { bankEntryId, doubt, userId, userName } = entry;
  const acting = useMoneyAct(v1.bankEntries.book, () =>
    notify('payment.bank.confirmed', { type: 'success', messageArgs: { name: userName } }),
  );
  if (!userId) return null;
  const bodyOf = ({ why }: Record<string, unknown>) => ({ userId, why });
  const submit = (values: Record<string, unknown>) =>
    acting.run({ params: { bankEntryId }, body: bodyOf(values) });
  return (
    <PersistentForm
      validate={(values) => formProblems(v1.bankEntries.book, bodyOf(values))}
      onSubmit={submit}
      proseDraftPath={draftPath}
      warnWhenUnsavedChanges={false}
    >
      <Stack sx={{ gap: 1 }}>
        <ProseDraftOffer />
        <Refusal message={acting.refusal} />
        <Typography>
          {translate(`payment.bank.${doubt === 'otherAccount' ? 'confirmElsewhereHint' : 'confirmHint'}`, {
            name: userName,
          })}
        </Typography>
        <TextInput source="why" label="approvals.why" multiline minRows={2} />
        <Button type="submit" variant="contained" size="large" disabled={acting.isSending} {...approveKey}>
          {translate('payment.bank.confirm', { amount: formatMoney(entry.amount) })}
          <KeyCap of="approve" isMoney />
        </Button>
      </Stack>
    </PersistentForm>
  );
}
