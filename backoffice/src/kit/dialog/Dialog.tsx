import { type DialogProps, Dialog as MuiDialog } from '@mui/material';
import { useBackCloses } from './back-closes.ts';

/**
 * A dialog that the browser's Back button closes, as Escape does. If it cannot close, Back leaves the page.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  useBackCloses(open && onClose !== undefined, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDialog {...props} />;
}
