import { Button, Card, Stack, Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import type { PaymentFileRecord } from '../../api/record-types/payment-file-record.ts';
import { useMay } from '../../api/use-may.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { saveFrom } from '../../kit/list/save-from.ts';
import { whyProblems } from '../../kit/second-person/why-problems.ts';

interface StepProps {
  file: PaymentFileRecord;
}

/** True if the file was downloaded and each of its payments is made or cancelled. */
const isSettled = ({ state, openPayments }: PaymentFileRecord) => state === 'taken' && openPayments === 0;

interface DialogProps extends StepProps {
  act: 'approve' | 'cancel';
  onClose: () => void;
}

/** Confirms an approval or cancellation of the file; asks for a reason if a second person must agree. */
function StepDialog({ file, act, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const needsSecond = act === 'approve' || file.state === 'taken';
  const acting = useMoneyAct(v1.paymentFiles[act], () => {
    notify('payment.files.cancelled', { type: 'success' });
    onClose();
  });
  const mayCancelOne = act === 'cancel' && file.state === 'taken';
  const hint = act === 'cancel' && needsSecond ? 'cancelTakenHint' : `${act}Hint`;
  return (
    <FormDialog
      title={`payment.files.${act}`}
      saveLabel={`payment.files.${act}`}
      record={file}
      validate={(values) => (needsSecond ? whyProblems(values) : {})}
      onSubmit={({ why, reference }) =>
        acting.run({
          params: { paymentFileId: file.paymentFileId },
          body: { ...(needsSecond && { why }), ...(mayCancelOne && Boolean(reference) && { reference }) },
        })
      }
      onLeave={onClose}
    >
      <Refusal message={acting.refusal} />
      <Typography>{translate(`payment.files.${hint}`)}</Typography>
      {mayCancelOne && (
        <>
          <Typography>{translate('payment.files.cancelOneHint')}</Typography>
          <TextInput source="reference" label="payment.files.cancelOne" />
        </>
      )}
      {needsSecond && <TextInput source="why" label="approvals.why" multiline minRows={2} isRequired />}
    </FormDialog>
  );
}

/** Downloads the file, which marks its payments as sent. */
function TakeFile({ file }: StepProps) {
  const translate = useTranslate();
  const acting = useMoneyAct(v1.paymentFiles.take, ({ url }) => saveFrom(url));
  const wasTaken = file.state === 'taken';
  const takenHint = isSettled(file) ? 'settledHint' : 'takenHint';
  return (
    <>
      <Refusal message={acting.refusal} />
      <Typography>
        {translate(`payment.files.${wasTaken ? takenHint : 'takeHint'}`, { open: file.openPayments })}
      </Typography>
      <Button
        variant={wasTaken ? 'outlined' : 'contained'}
        disabled={acting.isSending}
        onClick={() => void acting.run({ params: { paymentFileId: file.paymentFileId } })}
      >
        {translate(`payment.files.${wasTaken ? 'takeAgain' : 'take'}`)}
      </Button>
    </>
  );
}

export function PaymentFileSteps({ file }: StepProps) {
  const translate = useTranslate();
  const mayAct = useMay('payment-files', 'cancel');
  const [act, setAct] = useState<DialogProps['act']>();
  const { state } = file;
  if (!mayAct) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('payment.files.nextStep')}
      </Typography>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {state === 'cancelled' && <Typography>{translate('payment.files.over')}</Typography>}
        {state === 'proposed' && (
          <>
            <Typography>{translate('payment.files.approveHint')}</Typography>
            <Button variant="contained" onClick={() => setAct('approve')}>
              {translate('payment.files.approve')}
            </Button>
          </>
        )}
        {(state === 'approved' || state === 'taken') && <TakeFile key={state} file={file} />}
        {state !== 'cancelled' && !isSettled(file) && (
          <Button color="error" onClick={() => setAct('cancel')}>
            {translate('payment.files.cancel')}
          </Button>
        )}
      </Stack>
      {act && <StepDialog file={file} act={act} onClose={() => setAct(undefined)} />}
    </Card>
  );
}
