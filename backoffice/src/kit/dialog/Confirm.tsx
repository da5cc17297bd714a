import type { MouseEvent } from 'react';
import { type ConfirmProps, Confirm as RaConfirm } from 'react-admin';
import { useBackCloses } from './back-closes.ts';

type Props = ConfirmProps & Required<Pick<ConfirmProps, 'confirm'>>;

/** A confirmation dialog. The browser's Back button closes it like the cancel button. */
export function Confirm(props: Props) {
  const { isOpen = false, onClose } = props;
  useBackCloses(isOpen, () => onClose({} as MouseEvent));
  return <RaConfirm {...props} />;
}
