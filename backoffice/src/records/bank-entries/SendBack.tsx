import { Button, Link, Stack, Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { LinkBase, TextInput, useNotify, useTranslate } from 'react-admin';
import { formProblems } from '../../api/form-problems.ts';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { useMay } from '../../api/use-may.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';

const words = 'payment.bank.sendBack';

function SendBackDialog({ entry, onClose }: { entry: EntryRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { bankEntryId } = entry;
  const acting = useMoneyAct(v1.bankEntries.sendBack, () => {
    notify(`${words}.done`, { type: 'success' });
    onClose();
  });
  return (
    <FormDialog
      title={`${words}.title`}
      saveLabel={`${words}.action`}
      record={{ id: bankEntryId }}
      validate={({ why }) => formProblems(v1.bankEntries.sendBack, { why })}
      onSubmit={({ why }) => acting.run({ params: { bankEntryId }, body: { why } })}
      onLeave={onClose}
    >
      <Refusal message={acting.refusal} />
      <Typography>{translate(`${words}.hint`)}</Typography>
      <TextInput source="why" label="approvals.why" multiline minRows={2} isRequired />
    </FormDialog>
  );
}

/** Sends money of a third party back with the next payment file. */
export function SendBack({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate(`${words}.action`)}
      </Button>
      {isOpen && <SendBackDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelSendingBack({ paymentOrderId }: { paymentOrderId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const acting = useMoneyAct(v1.paymentOrders.cancel, () =>
    notify(`${words}.cancelled`, { type: 'success' }),
  );
  return (
    <>
      <Refusal message={acting.refusal} />
      <Button
        variant="outlined"
        disabled={acting.isSending}
        onClick={() => void acting.run({ params: { paymentOrderId } })}
      >
        {translate(`${words}.cancel`)}
      </Button>
    </>
  );
}

/** The state of a refund to a third party, and the actions still possible. */
export function SendingBack({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const maySend = useMay('bank', 'decide');
  const { bookedAs, sentBackById, sendingBack } = entry;
  if (bookedAs !== 'thirdParty' || sentBackById !== null) return null;
  const fileId = sendingBack?.paymentFileId;
  return (
    <Stack sx={{ gap: 2, mt: 2, alignItems: 'flex-start' }}>
      {sendingBack && (
        <Typography>
          {translate(`${words}.${fileId ? 'inFile' : 'waits'}`)}{' '}
          {fileId && (
            <Link component={LinkBase} to={`/bank/payment-files/${fileId}`}>
              {translate(`${words}.seeFile`, { number: sendingBack.fileNumber })}
            </Link>
          )}
        </Typography>
      )}
      {maySend && !sendingBack && <SendBack entry={entry} />}
      {maySend && sendingBack && !fileId && <CancelSendingBack paymentOrderId={sendingBack.paymentOrderId} />}
    </Stack>
  );
}
