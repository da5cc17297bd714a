import type { InvestorProfile } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { FactList } from '../../ui/FactList.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { Section } from '../profile/Section.tsx';

/** The result of the simulation of losses that counts, and the threshold that follows from it. */
export function LossSection({ profile }: { profile: InvestorProfile }) {
  const say = useSay();
  const { lossResult, lossResultUntil, threshold } = profile;
  const facts = [
    ...(lossResult === null
      ? []
      : [
          { label: say('investor.site.loss.result'), value: formatMoney(lossResult) },
          { label: say('investor.site.loss.until'), value: formatDate(lossResultUntil) },
        ]),
    { label: say('investor.site.loss.threshold'), value: formatMoney(threshold) },
  ];
  return (
    <Section title={say('investor.site.loss.title')} lead={say('investor.site.loss.lead')} anchor="loss">
      <FactList facts={facts} />
      <p className="small muted">{say('investor.site.loss.thresholdHint')}</p>
      <a className="button quiet" href="/user/investor/losses">
        {say(lossResult === null ? 'investor.site.loss.start' : 'investor.site.loss.startAgain')}
      </a>
    </Section>
  );
}
