import { useTranslate } from 'react-admin';
import { ColourChip } from './ColourChip.tsx';

interface VisibilityFieldProps {
  isVisible: boolean;
  /** The message key prefix of `visible` and `hidden`. */
  words: 'account.backoffice.documents' | 'project.backoffice.documents';
}

export function VisibilityField({ isVisible, words }: VisibilityFieldProps) {
  const translate = useTranslate();
  return (
    <ColourChip
      colour={isVisible ? 'blue' : 'grey'}
      label={translate(`${words}.${isVisible ? 'visible' : 'hidden'}`)}
    />
  );
}
