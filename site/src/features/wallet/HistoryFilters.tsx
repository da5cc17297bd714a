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
  value: string;
  isRefused: boolean;
  onChange: (value: string) => void;
}

function Day({ label, value, isRefused, onChange }: DayProps) {
  const problem = isRefused && isNoDay(value) ? ({ code: 'date', params: {} } as const) : undefined;
  return (
    <FieldFrame label={label} problem={problem}>
      {(tied) => <DayInput {...tied} value={value} onChange={onChange} />}
    </FieldFrame>
  );
}

const isNoDay = (text: string) => text !== '' && dayFromTyped(text) === undefined;

export function HistoryFilters({ address }: { address: HistoryAddress }) {
  const say = useSay();
  const [wanted, setWanted] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const set = (name: keyof HistoryAddress) => (value: string) => setWanted({ ...wanted, [name]: value });
  const all: [string, string] = ['', say('wallet.site.history.all')];
  return (
    <form
      className="movement-filters"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(true);
        if (isNoDay(wanted.fromDate) || isNoDay(wanted.toDate)) return;
        goTo(writeHistoryAddress({ ...wanted, page: 1 }));
      }}
    >
      <Select
        label={say('fields.transactions.direction')}
        value={wanted.type}
        choices={[
          all,
          ...transactionTypes.map((one): [string, string] => [one, say(`wallet.site.directions.${one}`)]),
        ]}
        onChange={set('type')}
      />
      <Select
        label={say('fields.transactions.status')}
        value={wanted.status}
        choices={[
          all,
          ...transactionStatuses.map((one): [string, string] => [one, say(`wallet.site.statuses.${one}`)]),
        ]}
        onChange={set('status')}
      />
      <Day
        label={say('wallet.site.history.from')}
        value={wanted.fromDate}
        isRefused={isRefused}
        onChange={set('fromDate')}
      />
      <Day
        label={say('wallet.site.history.to')}
        value={wanted.toDate}
        isRefused={isRefused}
        onChange={set('toDate')}
      />
      <button className="button quiet" type="submit">
        {say('wallet.site.history.filter')}
      </button>
    </form>
  );
}
