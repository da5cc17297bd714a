import { useFieldValue, useTranslate } from 'react-admin';
import { ColourChip } from '../../kit/fields/ColourChip.tsx';

/** Whether the owner meets all conditions for a new offer. */
export function ReadyField() {
  const ready: boolean | undefined = useFieldValue({ source: 'ready' });
  const translate = useTranslate();
  if (ready === undefined) return null;
  const label = translate(`project.backoffice.owners.${ready ? 'ready' : 'notReady'}`);
  return <ColourChip label={label} colour={ready ? 'green' : 'sun'} />;
}
