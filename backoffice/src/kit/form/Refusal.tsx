import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

export function Refusal({ message }: { message: string | undefined }) {
  const translate = useTranslate();
  return message ? <Alert severity="error">{translate(message, { _: message })}</Alert> : null;
}
