import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, Typography } from '@mui/material';
import { type AnswerOf, type Proposal, statementTypes, v1 } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { SaveButton, useNavigate, useNotify, useTranslate } from 'react-admin';
import { formProblems } from '../../api/form-problems.ts';
import { useMay } from '../../api/use-may.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { FileInput } from '../../kit/inputs/FileInput.tsx';

const blank = { id: '' };

type Imported = Exclude<AnswerOf<typeof v1.bankStatements.import>, Proposal>;

interface DialogProps {
  onClose: () => void;
  onProposed: (proposal: Proposal) => void;
}

function ImportDialog({ onClose, onProposed }: DialogProps) {
  const notify = useNotify();
  const translate = useTranslate();
  const done = (imported: Imported) => {
    const { statements, newEntries, knownEntries, differentEntries, otherAccounts, rejectedPayments } =
      imported;
    if (statements.length)
      notify('payment.bank.imported', {
        type: 'success',
        messageArgs: { smart_count: newEntries, known: knownEntries },
      });
    else
      notify('payment.bank.importedRejected', {
        type: 'success',
        messageArgs: { smart_count: rejectedPayments },
      });
    if (otherAccounts.length)
      notify('payment.bank.importedOthers', {
        type: 'info',
        messageArgs: { accounts: otherAccounts.join(', ') },
      });
    if (differentEntries)
      notify('payment.bank.importedDifferent', {
        type: 'warning',
        autoHideDuration: null,
        messageArgs: { smart_count: differentEntries },
      });
    onClose();
  };
  const acting = useMoneyAct(v1.bankStatements.import, done, onProposed);
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

export function ImportStatement() {
  const translate = useTranslate();
  const mayImport = useMay('bank', 'import');
  const [isOpen, setOpen] = useState(false);
  const [proposed, setProposed] = useState<Proposal>();
  const navigate = useNavigate();
  // Navigates after the dialog has closed: its chosen file counts as an unsaved change and would block leaving the page.
  useEffect(() => {
    if (proposed) navigate(`/approvals/${proposed.proposalId}`);
  }, [proposed, navigate]);
  if (!mayImport) return null;
  const show = (proposal: Proposal) => {
    setOpen(false);
    setProposed(proposal);
  };
  return (
    <>
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {translate('payment.bank.import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} onProposed={show} />}
    </>
  );
}
