import { platformNow } from '@semilla/client';
import { type InvestorKindRecord, isStaff } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useState } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { Section } from '../profile/Section.tsx';
import type { Me } from '../session/session-store.ts';
import { GiveUp } from './GiveUp.tsx';
import { KindForm } from './KindForm.tsx';
import { kindNow } from './kind-now.ts';

interface Props {
  me: Me;
  /** Latest first. */
  kinds: readonly InvestorKindRecord[];
  onChanged: () => void;
}

/** The current kind of investor, and the latest request with its outcome. */
export function KindSection({ me, kinds, onChanged }: Props) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => platformNow());
  const { kind, record, pending, last } = kindNow(kinds, now);
  const mayAsk = !pending && !isStaff(me.role);
  return (
    <Section title={say('investor.site.kind.title')} anchor="kind">
      <p className="investor-now">
        <strong>{say(`investor.site.kind.now.${kind}`)}</strong>
        <span>{say(`investor.site.kind.text.${kind}`)}</span>
      </p>
      {record?.validUntil && (
        <p>{say('investor.site.kind.until', { date: formatDate(record.validUntil) })}</p>
      )}
      {pending ? (
        <p className="notice">{say('investor.site.kind.pending', { date: formatDate(pending.createdAt) })}</p>
      ) : (
        last && <Outcome record={last} />
      )}
      <div className="investor-acts">
        {mayAsk && (
          <button className="button quiet" type="button" onClick={() => setAsking(true)}>
            {say(record ? 'investor.site.kind.renew' : 'investor.site.kind.ask')}
          </button>
        )}
        {pending && <GiveUp act="withdraw" record={pending} onChanged={onChanged} />}
        {record && <GiveUp act="giveUp" record={record} onChanged={onChanged} />}
      </div>
      {isAsking && (
        <KindForm
          userKind={me.kind}
          onClose={() => setAsking(false)}
          onSent={() => {
            setAsking(false);
            notify('success', say('investor.site.form.sent'));
            onChanged();
          }}
        />
      )}
    </Section>
  );
}

/** The outcome of the latest request or kind. */
function Outcome({ record }: { record: InvestorKindRecord }) {
  const say = useSay();
  const { state, reason, createdAt, decidedAt, endedAt, validUntil } = record;
  if (state === 'refused') {
    const values = { date: formatDate(createdAt), reason: reason ?? '' };
    return <p className="notice warning">{say('investor.site.kind.refused', values)}</p>;
  }
  if (state === 'ended' && reason) {
    const values = { date: formatDate(endedAt ?? decidedAt), reason };
    return <p className="notice warning">{say('investor.site.kind.ended', values)}</p>;
  }
  if (state === 'withdrawn' || state === 'givenUp')
    return <p className="notice">{say(`investor.site.kind.${state}`, { date: formatDate(endedAt) })}</p>;
  return <p className="notice">{say('investor.site.kind.expired', { date: formatDate(validUntil) })}</p>;
}
