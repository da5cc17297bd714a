import type { InvestorProfile } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { FactList } from '../../ui/FactList.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { Section } from '../profile/Section.tsx';

/** The valid result of the loss simulation, and the warning threshold derived from it. */
export function LossSection({ profile }: { profile: InvestorProfile }) {
  const say = useSay();
  const { kind, lossResult, lossResultUntil, threshold } = profile;
  const isWarned = kind === 'non-sophisticated';
  const facts = [
    ...(lossResult === null
      ? []
      : [
          { label: say('investor.site.loss.result'), value: formatMoney(lossResult) },
          { label: say('investor.site.loss.until'), value: formatDate(lossResultUntil) },
        ]),
    ...(isWarned ? [{ label: say('investor.site.loss.threshold'), value: formatMoney(threshold) }] : []),
  ];
  return (
    <Section title={say('investor.site.loss.title')} lead={say('investor.site.loss.lead')} anchor="loss">
      {facts.length > 0 && <FactList facts={facts} />}
      <p className="small muted">
        {say(isWarned ? 'investor.site.loss.thresholdHint' : 'investor.site.loss.noThreshold')}
      </p>
      <a className="button quiet" href="/user/investor/losses">
        {say(lossResult === null ? 'investor.site.loss.start' : 'investor.site.loss.startAgain')}
      </a>
    </Section>
  );
}
