import { useFieldValue, useTranslate } from 'react-admin';
import { ColourChip } from './ColourChip.tsx';

interface VisibilityFieldProps {
  source: string;
  /** The prefix of the messages `visible` and `hidden`. */
  words: 'account.backoffice.documents' | 'project.backoffice.documents';
}

/** Whether customers or investors see the document, or only staff. */
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
