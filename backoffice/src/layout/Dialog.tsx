import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useBackCloses } from './back-closes.ts';

/** A dialog that Back closes as Escape does; one that cannot be closed is left with its page. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  useBackCloses(open && onClose !== undefined, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDialog {...props} />;
}
