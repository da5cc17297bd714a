import { Typography } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';

const blank = { id: '' };

interface WhyProps {
  count: number;
  onSubmit: (why: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why the movements are booked. The second person reads the reason before approving. */
export function WhyDialog({ count, onSubmit, onClose }: WhyProps) {
  const translate = useTranslate();
  return (
    <FormDialog
      title="payment.treasury.whyTitle"
      saveLabel="payment.treasury.propose"
      record={blank}
      validate={whyProblems}
      onSubmit={async ({ why }) => {
        await onSubmit(String(why));
        return undefined;
      }}
      onLeave={onClose}
    >
      <Typography>{translate('payment.treasury.whyHint', { smart_count: count })}</Typography>
      <TextInput source="why" label="approvals.why" multiline minRows={2} isRequired />
    </FormDialog>
  );
}
