import { type FormAlert, platformNow, refusalOf, sendOnce } from '@semilla/client';
import {
  abilityToBearLoss,
  cents,
  centsMax,
  civilDateAt,
  type LossInputs,
  lossInputNames,
  netWorthOf,
  type LossSimulation as Sent,
  v1,
  valuationDays,
} from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useId, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { centsFromTyped } from '../../lib/cents-from-typed.ts';
import type { Words } from '../../lib/words.ts';
import { FactList } from '../../ui/FactList.tsx';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import '../../ui/form.css';
import './investor.css';

/** The loss simulation. Typed values exist only in this component and are never sent or stored. */
export default function LossSimulation({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfUser />
    </WordsProvider>
  );
}

function OfUser() {
  const say = useSay();
  return (
    <SignedIn loading={say('investor.site.loading')} loadFailed={say('investor.site.loadFailed')}>
      {() => <Simulation />}
    </SignedIn>
  );
}

type Typed = Record<keyof LossInputs, string>;

const nothingTyped = Object.fromEntries(lossInputNames.map((name) => [name, ''])) as Typed;

const nothing: LossInputs = {
  workIncome: 0,
  savingsIncome: 0,
  rentIncome: 0,
  deposits: 0,
  instruments: 0,
  commitments: 0,
  expenses: 0,
};

/** The typed amount in cents. Empty text is zero, unreadable text is undefined. */
function amountOf(typed: string): number | undefined {
  if (typed.trim() === '') return 0;
  const amount = centsFromTyped(typed);
  return amount !== undefined && amount <= centsMax ? amount : undefined;
}

/** The ability to bear losses. Undefined if nothing is typed or an amount is unreadable. */
function resultOf(typed: Typed): { netWorth: number; result: number } | undefined {
  const amounts = lossInputNames.map((name) => [name, amountOf(typed[name])] as const);
  const isTyped = lossInputNames.some((name) => typed[name].trim() !== '');
  if (!isTyped || amounts.some(([, amount]) => amount === undefined)) return undefined;
  const netWorth = netWorthOf({ ...nothing, ...Object.fromEntries(amounts) });
  return { netWorth, result: Math.min(centsMax, abilityToBearLoss(netWorth)) };
}

const groups = [
  { name: 'income', inputs: ['workIncome', 'savingsIncome', 'rentIncome'] },
  { name: 'assets', inputs: ['deposits', 'instruments'] },
  { name: 'payments', inputs: ['commitments', 'expenses'] },
] as const;

function Simulation() {
  const say = useSay();
  const [typed, setTyped] = useState(nothingTyped);
  const found = resultOf(typed);
  const [days] = useState(() => valuationDays(civilDateAt(platformNow())));
  return (
    <div className="investor-loss">
      <div className="panel investor-test" data-private>
        <p>{say('investor.site.loss.alone')}</p>
        <p className="small muted">
          {say('investor.site.loss.days', { first: formatDate(days.first), last: formatDate(days.last) })}
        </p>
        {groups.map(({ name, inputs }) => (
          <fieldset key={name} className="investor-figures">
            <legend>{say(`investor.site.loss.groups.${name}`)}</legend>
            <p className="small muted">{say(`investor.site.loss.groupHints.${name}`)}</p>
            <div className="field-grid">
              {inputs.map((input) => (
                <LossAmountInput
                  key={input}
                  label={say(`investor.site.loss.inputs.${input}`)}
                  typed={typed[input]}
                  onTyped={(text) => setTyped((before) => ({ ...before, [input]: text }))}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {found && (
          <FactList
            facts={[
              { label: say('investor.site.loss.netWorth'), value: formatMoney(found.netWorth) },
              { label: say('investor.site.loss.result'), value: formatMoney(found.result) },
            ]}
          />
        )}
      </div>
      {found && <SendResult key={found.result} result={found.result} />}
    </div>
  );
}

interface LossAmountInputProps {
  label: string;
  typed: string;
  onTyped: (typed: string) => void;
}

/** The input has no name, so browsers do not store its value for autofill. */
function LossAmountInput({ label, typed, onTyped }: LossAmountInputProps) {
  const say = useSay();
  const id = useId();
  const isHydrated = useHydrated();
  const isWrong = amountOf(typed) === undefined;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="money-field">
        <input
          id={id}
          className="input numbers"
          inputMode="decimal"
          autoComplete="off"
          disabled={!isHydrated}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onChange={(event) => onTyped(event.target.value)}
        />
        <span aria-hidden="true">€</span>
      </span>
      {isWrong && (
        <p className="problem" id={`${id}-problem`}>
          {say('validation.money')}
        </p>
      )}
    </div>
  );
}

/** Sends only the result, when the user asks. Until then, ticket screenshots leave it out. */
function SendResult({ result }: { result: number }) {
  const say = useSay();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && !isChecked;
  const [isSending, setSending] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();
  const [sent, setSent] = useState<Sent>();

  async function send() {
    if (isSending) return;
    if (!isChecked) {
      setTried(true);
      box.current?.focus();
      return;
    }
    setSending(true);
    setAlert(undefined);
    try {
      const body = { result: cents(result), isAcknowledged: true as const };
      setSent(await sendOnce(api, v1.lossSimulations.create, { body }));
    } catch (error) {
      setAlert(refusalOf(error).alert);
    }
    setSending(false);
  }

  if (sent) {
    const values = { result: formatMoney(sent.result), date: formatDate(sent.validUntil) };
    return (
      <div className="panel investor-test">
        <output className="notice success">{say('investor.site.loss.sent', values)}</output>
        <a href="/user/investor">{say('investor.site.back')}</a>
      </div>
    );
  }
  return (
    <section className="panel investor-test" data-private>
      <h2>{say('investor.site.loss.sendTitle')}</h2>
      <p>{say('investor.site.loss.sendText', { result: formatMoney(cents(result)) })}</p>
      {alert && <FormAlertBox alert={alert} onRetry={send} />}
      <div className="field check">
        <input
          id={id}
          ref={box}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => setChecked(event.target.checked)}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-problem` : undefined}
        />
        <label htmlFor={id}>{say('investor.site.loss.acknowledge')}</label>
        {isMissing && (
          <p className="problem" id={`${id}-problem`}>
            {say('investor.site.loss.acknowledgeFirst')}
          </p>
        )}
      </div>
      <button className="button" type="button" aria-disabled={isSending} onClick={send}>
        {say('investor.site.loss.send')}
      </button>
    </section>
  );
}
