import { useFieldValue, useTranslate } from 'react-admin';
import { ColourChip } from './ColourChip.tsx';

interface VisibilityFieldProps {
  source: string;
  /** The message key prefix of `visible` and `hidden`. */
  words: 'account.backoffice.documents' | 'project.backoffice.documents';
}

export function VisibilityField({ source, words }: VisibilityFieldProps) {
  const isVisible: boolean | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return (
    <ColourChip
      colour={isVisible ? 'blue' : 'grey'}
      label={translate(`${words}.${isVisible ? 'visible' : 'hidden'}`)}
    />
  );
}
