import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Shows why the API refused an act. */
export function Refusal({ message }: { message: string | undefined }) {
  const translate = useTranslate();
  return message ? <Alert severity="error">{translate(message, { _: message })}</Alert> : null;
}
