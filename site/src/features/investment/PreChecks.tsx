import { smallestOrder } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useEffect } from 'react';
import { sayRefusal } from '../../lib/say-refusal.ts';
import type { Say } from '../../lib/words.ts';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { rememberProject } from '../first-steps/steps-hint.ts';
import { useStartVerification } from '../profile/use-start-verification.ts';
import { OwnTransfer } from '../wallet/OwnTransfer.tsx';
import { investPath } from './invest-path.ts';
import type { InvestSituation } from './invest-situation.ts';
import { OwnResidence } from './OwnResidence.tsx';
import type { PreCheck } from './order-checks.ts';

const ways: Partial<Record<PreCheck['name'], string>> = {
  identity: '/user/profile?tab=customer',
  company: '/user/profile?tab=customer#company',
  residence: '/user/profile?tab=customer#tax',
  knowledge: '/user/investor/test',
  balance: '/user/profile?tab=wallet#money',
};

interface Way {
  name: PreCheck['name'];
  path: string;
  words: string;
}

/** Where the user can fix an unmet condition. The entry test leads back to the project. */
function wayOf(check: PreCheck | undefined, { project }: InvestSituation): Way | undefined {
  const page = check && !check.holds ? ways[check.name] : undefined;
  if (!check || !page) return undefined;
  const { name } = check;
  const path = name === 'knowledge' ? `${page}?next=${encodeURIComponent(investPath(project))}` : page;
  return { name, path, words: `project.invest.checks.${name}.way` };
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
  /** Called when the user has met a condition in place. */
  onMet: () => void;
}

/**
 * The conditions for investing. Collapsed once all are met. Each unmet one has a link to fix it; the link of the first is at the
 * bottom of the dialog.
 */
export function PreChecks(props: Props) {
  const say = useSay();
  const { me, project } = props.situation;
  const next = props.checks.map((check) => wayOf(check, props.situation)).find((way) => way !== undefined);
  const wanted = next && investPath(project);
  useEffect(() => {
    if (wanted) rememberProject(me.userId, wanted);
  }, [wanted, me.userId]);
  if (props.checks.every(({ holds }) => holds)) {
    return (
      <details className="invest-checks">
        <summary>{say('project.invest.checks.all')}</summary>
        <Checks {...props} />
      </details>
    );
  }
  const isResidenceMissing = next?.name === 'residence';
  const isMoneyMissing = next?.name === 'balance';
  return (
    <section className="invest-checks" aria-label={say('project.invest.checks.label')}>
      <p className="notice warning" role="alert">
        {say('project.invest.checks.notYet')}
      </p>
      <Checks {...props} next={next} />
      {isResidenceMissing && <OwnResidence onDeclared={props.onMet} />}
      {isMoneyMissing && <OwnTransfer />}
      {next && !isResidenceMissing && !isMoneyMissing && (
        <div className="dialog-foot">
          <NextWay way={next} situation={props.situation} />
        </div>
      )}
    </section>
  );
}

function NextWay({ way, situation }: { way: Way; situation: InvestSituation }) {
  const say = useSay();
  // Staff decide on an identity under review, and its page says so.
  if (way.name === 'identity' && situation.me.verificationStatus !== 'Completed')
    return <StartIdentity label={say(way.words)} backTo={investPath(situation.project)} />;
  return (
    <a className="button wide" href={way.path}>
      {say(way.words)}
    </a>
  );
}

function StartIdentity({ label, backTo }: { label: string; backTo: string }) {
  const { start, isStarting, alert } = useStartVerification(backTo);
  return (
    <>
      {alert && <FormAlertBox alert={alert} onRetry={start} />}
      <button className="button wide" type="button" disabled={isStarting} onClick={start}>
        {isStarting && <span className="spinner" aria-hidden="true" />}
        {label}
      </button>
    </>
  );
}

function Checks({ checks, situation, next }: Omit<Props, 'onMet'> & { next?: Way | undefined }) {
  const say = useSay();
  return (
    <ul className="bare">
      {checks.map((check) => {
        const way = wayOf(check, situation);
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
