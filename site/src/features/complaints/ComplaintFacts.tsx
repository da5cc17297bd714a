import type { WholeComplaint } from '@semilla/contract';
import { formatDate, formatFileSize } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { ComplaintStateTag } from './ComplaintStateTag.tsx';
import { deadlineWord } from './deadline-word.ts';

const texts = ['description', 'damage', 'comments'] as const;

/** The submitted complaint and its state. */
export function ComplaintFacts({ complaint }: { complaint: WholeComplaint }) {
  const say = useSay();
  const { reference, state, outcome, concerning, receivedAt, deadline, documents } = complaint;
  const { happenedOn, happenedUntil } = complaint;
  const days = [happenedOn, happenedUntil].filter((day) => day !== null).map((day) => formatDate(day));
  return (
    <>
      <header className="complaint-head">
        <h1>{concerning}</h1>
        <p className="complaint-line">
          <span className="muted">
            {reference} · {say('support.complaints.site.received', { day: formatDate(receivedAt) })}
          </span>
          <ComplaintStateTag state={state} outcome={outcome} />
        </p>
        {deadline && <p className="notice">{say(deadlineWord(complaint), { day: formatDate(deadline) })}</p>}
      </header>
      <section className="panel complaint-part">
        <h2>{say('support.complaints.site.yourComplaint')}</h2>
        <p className="small muted">
          {say('fields.complaints.happenedOn')}: {days.join(' – ')}
        </p>
        {texts.map(
          (name) =>
            complaint[name] && (
              <div key={name}>
                <h3 className="complaint-label">{say(`fields.complaints.${name}`)}</h3>
                <p className="complaint-text">{complaint[name]}</p>
              </div>
            ),
        )}
        {documents.length > 0 && (
          <div>
            <h3 className="complaint-label">{say('support.complaints.site.files')}</h3>
            <ul className="bare">
              {documents.map(({ documentId, viewUrl, file }) => (
                <li key={documentId}>
                  <a href={viewUrl} target="_blank" rel="noopener">
                    {file.name} ({formatFileSize(file.sizeBytes)})
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </>
  );
}
