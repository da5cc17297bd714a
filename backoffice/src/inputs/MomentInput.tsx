import { useState } from 'react';
import { DateTimeInput } from 'react-admin';

interface MomentInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  helperText?: string;
  /** Now, by default. */
  defaultValue?: string;
}

/** Converts local date and time to the ISO format with zone that the API expects. */
function momentFromTyped(typed: string): string | null {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export function MomentInput(props: MomentInputProps) {
  const [now] = useState(() => new Date().toISOString());
  return <DateTimeInput defaultValue={now} {...props} parse={momentFromTyped} />;
}
