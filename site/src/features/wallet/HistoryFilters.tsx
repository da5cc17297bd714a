import { transactionStatuses, transactionTypes } from '@semilla/contract';
import { dayFromTyped } from '@semilla/format';
import { useId, useState } from 'react';
import { DayInput } from '../../ui/DayInput.tsx';
import { FieldFrame } from '../../ui/inputs.tsx';
import { goTo } from '../../ui/use-search.ts';
import { useSay } from '../../ui/words-context.tsx';
import { type HistoryAddress, writeHistoryAddress } from './history-address.ts';

interface SelectProps {
  label: string;
  value: string;
  choices: readonly [value: string, label: string][];
  onChange: (value: string) => void;
}

function Select({ label, value, choices, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map(([one, shown]) => (
          <option key={one} value={one}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  );
}

interface DayProps {
  label: string;
  /** The day in the address. Empty without one. */
  value: string;
  onChange: (day: string) => void;
}

/** Applies a day as soon as it is complete. */
function Day({ label, value, onChange }: DayProps) {
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(value);
  const [isLeft, setLeft] = useState(false);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const isNoDay = typed !== '' && dayFromTyped(typed) === undefined;
  return (
    <FieldFrame label={label} problem={isLeft && isNoDay ? { code: 'date', params: {} } : undefined}>
      {(tied) => (
        <DayInput
          {...tied}
          value={typed}
          onLeave={() => setLeft(true)}
          onChange={(text) => {
            setTyped(text);
            if (text === '' || dayFromTyped(text) === text) onChange(text);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** The filters of the list. Each applies at once. */
export function HistoryFilters({ address }: { address: HistoryAddress }) {
  const say = useSay();
  const set = (name: keyof HistoryAddress) => (value: string) =>
    goTo(writeHistoryAddress({ ...address, [name]: value, page: 1 }));
  const all: [string, string] = ['', say('wallet.site.history.all')];
  return (
    <div className="movement-filters">
      <Select
        label={say('fields.transactions.direction')}
        value={address.type}
        choices={[
          all,
          ...transactionTypes.map((one): [string, string] => [one, say(`wallet.site.directions.${one}`)]),
        ]}
        onChange={set('type')}
      />
      <Select
        label={say('fields.transactions.status')}
        value={address.status}
        choices={[
          all,
          ...transactionStatuses.map((one): [string, string] => [one, say(`wallet.site.statuses.${one}`)]),
        ]}
        onChange={set('status')}
      />
      <Day label={say('wallet.site.history.from')} value={address.fromDate} onChange={set('fromDate')} />
      <Day label={say('wallet.site.history.to')} value={address.toDate} onChange={set('toDate')} />
    </div>
  );
}
