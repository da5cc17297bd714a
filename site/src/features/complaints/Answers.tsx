import type { ComplaintAct, WholeComplaint } from '@semilla/contract';
import { formatDate, formatDateTime } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';

/** The platform's answers, oldest first, with the same text as in the mails. */
export function Answers({ complaint: { acts } }: { complaint: WholeComplaint }) {
  const say = useSay();
  return (
    <section className="panel complaint-part">
      <h2>{say('support.complaints.site.answers')}</h2>
      {acts.length === 0 && <p>{say('support.complaints.site.noAnswers')}</p>}
      {acts.map((act) => (
        <Answer key={act.complaintActId} act={act} />
      ))}
    </section>
  );
}

function Answer({ act }: { act: ComplaintAct }) {
  const say = useSay();
  const { kind, at, reasons, contact, answerBy, points, remedies } = act;
  return (
    <article className="complaint-part">
      <header className="complaint-line">
        <h3>{say(`support.complaints.acts.${kind}`)}</h3>
        <span className="small muted">{formatDateTime(at)}</span>
      </header>
      {reasons && <p className="complaint-text">{reasons}</p>}
      {points.length > 0 && (
        <ol className="complaint-points">
          {points.map(({ point, outcome, reasons: why }) => (
            <li key={point}>
              <p>
                <strong>{point}</strong> · {say(`support.complaints.outcomes.${outcome}`)}
              </p>
              <p className="complaint-text">{why}</p>
            </li>
          ))}
        </ol>
      )}
      {answerBy && <p>{say('support.complaints.site.answerBy', { day: formatDate(answerBy) })}</p>}
      {remedies && <p className="complaint-text">{remedies}</p>}
      {contact && <p className="small muted">{say('support.complaints.site.contact', { contact })}</p>}
    </article>
  );
}
