import { smallestOrder } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { sayRefusal } from '../../lib/say-refusal.ts';
import type { Say } from '../../lib/words.ts';
import { Mark } from '../../ui/Mark.tsx';
import { useSay } from '../../ui/words-context.tsx';
import type { InvestSituation } from './invest-situation.ts';
import type { PreCheck } from './order-checks.ts';

const ways: Partial<Record<PreCheck['name'], string>> = {
  identity: '/user/profile?tab=customer',
  company: '/user/profile?tab=customer#company',
  knowledge: '/user/investor/test',
  balance: '/user/profile?tab=wallet',
};

interface Way {
  path: string;
  words: string;
}

/** Where the user can fix an unmet condition. */
function wayOf(check: PreCheck | undefined): Way | undefined {
  const path = check && !check.holds ? ways[check.name] : undefined;
  return check && path ? { path, words: `project.invest.checks.${check.name}.way` } : undefined;
}

function textOf(check: PreCheck, { project, balanceCents }: InvestSituation, say: Say): string {
  if (!check.holds && check.refusal) return sayRefusal(say, check.refusal);
  const isOpenEnded = check.name === 'project' && !project.dateEnd;
  const side = check.holds ? (isOpenEnded ? 'holdsOpenEnded' : 'holds') : 'missing';
  return say(`project.invest.checks.${check.name}.${side}`, {
    balance: formatMoney(balanceCents),
    minimum: formatMoney(smallestOrder(project)),
    date: formatDate(project.dateEnd),
  });
}

interface Props {
  checks: PreCheck[];
  situation: InvestSituation;
}

/**
 * The conditions for investing. Collapsed once all are met. Each unmet one has a link to fix it; the link of the first is at the
 * bottom of the dialog.
 */
export function PreChecks(props: Props) {
  const say = useSay();
  if (props.checks.every(({ holds }) => holds)) {
    return (
      <details className="invest-checks">
        <summary>{say('project.invest.checks.all')}</summary>
        <Checks {...props} />
      </details>
    );
  }
  const next = wayOf(props.checks.find((check) => wayOf(check)));
  return (
    <section className="invest-checks" aria-label={say('project.invest.checks.label')}>
      <p className="notice warning" role="alert">
        {say('project.invest.checks.notYet')}
      </p>
      <Checks {...props} next={next} />
      {next && (
        <div className="dialog-foot">
          <a className="button wide" href={next.path}>
            {say(next.words)}
          </a>
        </div>
      )}
    </section>
  );
}

function Checks({ checks, situation, next }: Props & { next?: Way | undefined }) {
  const say = useSay();
  return (
    <ul className="bare">
      {checks.map((check) => {
        const way = wayOf(check);
        return (
          <li key={check.name} data-holds={check.holds}>
            <span>
              <Mark kind={check.holds ? 'check' : 'cross'} />
            </span>
            <span>
              <span className="visually-hidden">
                {say(check.holds ? 'project.invest.checks.kept' : 'project.invest.checks.open')}{' '}
              </span>
              {textOf(check, situation, say)}
              {way && way.path !== next?.path && (
                <>
                  {' '}
                  <a href={way.path}>{say(way.words)}</a>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
