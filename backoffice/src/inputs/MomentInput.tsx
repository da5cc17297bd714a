import { useState } from 'react';
import { DateTimeInput } from 'react-admin';

interface MomentInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  helperText?: string;
  /** This moment, where nothing is said. */
  defaultValue?: Date;
}

/** The moment of a day and an hour in the zone of the browser. */
function momentFromTyped(typed: string): Date | null {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

export function MomentInput(props: MomentInputProps) {
  const [now] = useState(() => new Date());
  return <DateTimeInput defaultValue={now} {...props} parse={momentFromTyped} />;
}
