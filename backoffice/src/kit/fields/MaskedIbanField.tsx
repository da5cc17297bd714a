import { maskIban } from '@semilla/format';
import { useFieldValue } from 'react-admin';
import { nothing } from './nothing.ts';

export function MaskedIbanField({ source }: { source: string }) {
  const iban: string | null | undefined = useFieldValue({ source });
  return <>{iban ? maskIban(iban) : nothing}</>;
}
