import { useState } from 'react';
import { DateTimeInput } from 'react-admin';

interface MomentInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  helperText?: string;
  /** This moment, where nothing is said. */
  defaultValue?: string;
}

/** A day and an hour of the one who types, with the zone that the API asks for. */
function momentFromTyped(typed: string): string | null {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export function MomentInput(props: MomentInputProps) {
  const [now] = useState(() => new Date().toISOString());
  return <DateTimeInput defaultValue={now} {...props} parse={momentFromTyped} />;
}
