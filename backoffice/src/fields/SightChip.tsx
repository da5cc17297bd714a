import { useFieldValue, useTranslate } from 'react-admin';
import { ColourChip } from './ColourChip.tsx';

interface SightChipProps {
  source: string;
  /** Where it stands what `visible` and `hidden` are called. */
  words: 'account.backoffice.documents' | 'project.backoffice.documents';
}

/** Whether those it is about see it, or staff alone. */
export function SightChip({ source, words }: SightChipProps) {
  const isVisible: boolean | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return (
    <ColourChip
      colour={isVisible ? 'blue' : 'grey'}
      label={translate(`${words}.${isVisible ? 'visible' : 'hidden'}`)}
    />
  );
}
