import { DateTimeInput } from 'react-admin';

interface MomentInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
}

/** A day and an hour of the one who types, with the zone that the API asks for. */
export function momentFromTyped(typed: string): string | null {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export function MomentInput(props: MomentInputProps) {
  return <DateTimeInput {...props} parse={momentFromTyped} defaultValue={new Date().toISOString()} />;
}
