import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { statementTypes, v1 } from '@semilla/contract';
import { useState } from 'react';
import { SaveButton, useNotify, useTranslate } from 'react-admin';
import { FileInput } from '../inputs/FileInput.tsx';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { Refusal } from '../inputs/Refusal.tsx';
import { useMoneyAct } from '../inputs/use-money-act.ts';
import { useMay } from '../providers/use-may.ts';

const blank = { id: '' };

function ImportDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const translate = useTranslate();
  const acting = useMoneyAct(v1.bankStatements.import, ({ newEntries, knownEntries }) => {
    notify('payment.bank.imported', {
      type: 'success',
      messageArgs: { smart_count: newEntries, known: knownEntries },
    });
    onClose();
  });
  return (
    <FormDialog
      title="payment.bank.import"
      record={blank}
      validate={(values) => formProblems(v1.bankStatements.import, values)}
      onSubmit={(body) => acting.run({ body })}
      uploadPercent={acting.uploadPercent}
      onLeave={acting.uploadPercent === undefined ? onClose : acting.stop}
      submit={
        <SaveButton alwaysEnable label="payment.bank.importAction" icon={null} disabled={acting.isSending} />
      }
    >
      <Refusal message={acting.refusal} />
      <Typography>{translate('payment.bank.importLead')}</Typography>
      <FileInput
        source="file"
        label="payment.bank.chooseFile"
        helperText="payment.bank.fileHint"
        types={statementTypes}
      />
    </FormDialog>
  );
}

/** Imports a file of the bank, for those who may. */
export function ImportStatement() {
  const translate = useTranslate();
  const mayImport = useMay('bank', 'import');
  const [isOpen, setOpen] = useState(false);
  if (!mayImport) return null;
  return (
    <>
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {translate('payment.bank.import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
