import { formatDateTime } from '@semilla/format';
import type { Locale } from '@semilla/i18n';
import { escapeHtml } from '@semilla/server/kit/escape-html.ts';
import { deskPage } from '../desk/desk-page.ts';
import type { OutcomeWord } from './outcomes.ts';
import { textOf } from './page.ts';
import type { SimulatedSession } from './sessions.ts';
import { simulatorPath } from './simulator-access.ts';
import { words } from './words.ts';

/** The label of a session's stage; during a resubmission the earlier decision is ignored. */
function stageOf({ stage, decision }: SimulatedSession, locale: Locale): string {
  const { stages } = words[locale];
  const decided = decision?.status as OutcomeWord | undefined;
  return decided && stage !== 'started' ? stages[decided] : stages[stage === 'started' ? stage : 'created'];
}

const nameOf = ({ id, person }: SimulatedSession) =>
  [person.firstName, person.lastName].map(textOf).filter(Boolean).join(' ') || id;

/** Renders the chosen outcome; if the platform does not learn it at once, also when and how. */
export function renderOutcome(
  session: SimulatedSession,
  locale: Locale,
  { late, isUnsigned }: { late: number; isUnsigned: boolean },
): string {
  const t = words[locale];
  const outcome = session.decision?.status as OutcomeWord | undefined;
  if (!outcome) return '';
  const sentences = [
    `${nameOf(session)}: ${t.told[outcome]}.`,
    ...(late ? [t.toldLate.replace('%', String(late))] : []),
    ...(isUnsigned ? [t.toldUnsigned] : []),
  ];
  return `<p class="notice good" role="status">${escapeHtml(sentences.join(' '))}</p>`;
}

export function renderSessions(sessions: SimulatedSession[], locale: Locale, notice = ''): string {
  const t = words[locale];
  if (!sessions.length) return deskPage(t.title, `<p>${escapeHtml(t.none)}</p>`, { locale });
  const rows = sessions.map((session) => {
    const { id, createdAt } = session;
    return `<tr><td><a href="${simulatorPath}/sessions/${id}">${escapeHtml(nameOf(session))}</a></td><td>${escapeHtml(formatDateTime(createdAt))}</td><td>${escapeHtml(stageOf(session, locale))}</td></tr>`;
  });
  return deskPage(
    t.title,
    `${notice}<div class="card"><table><thead><tr><th>${t.session}</th><th>${t.since}</th><th>${t.stage}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
    { locale },
  );
}
