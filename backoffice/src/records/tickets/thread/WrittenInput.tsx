import LockIcon from '@mui/icons-material/LockOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What staff write below a thread. */
export type Written = 'answer' | 'note';

const choices = [
  { id: 'answer', label: 'support.backoffice.reply.toCustomer', icon: <ReplyIcon /> },
  { id: 'note', label: 'support.backoffice.note.title', icon: <LockIcon /> },
] as const;

const hints = {
  answer: 'support.backoffice.reply.toCustomerHint',
  note: 'support.backoffice.note.hint',
} as const;

interface WrittenInputProps {
  value: Written;
  onChange: (value: Written) => void;
}

/** Chooses between an answer and an internal note, and says who will read it. */
export function WrittenInput({ value, onChange }: WrittenInputProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box
        component="fieldset"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, m: 0, p: 0, mb: 1, minWidth: 0 }}
      >
        <legend className="visually-hidden">{translate('support.backoffice.reply.choice')}</legend>
        {choices.map(({ id, label, icon }) => (
          <Button
            key={id}
            size="small"
            variant={value === id ? 'contained' : 'outlined'}
            startIcon={icon}
            aria-pressed={value === id}
            onClick={() => onChange(id)}
          >
            {translate(label)}
          </Button>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" component="output" sx={{ display: 'block' }}>
        {translate(hints[value])}
      </Typography>
    </Box>
  );
}
