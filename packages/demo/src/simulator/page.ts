import { createHash } from 'node:crypto';
import { identificationDocumentTypes } from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';
import { escapeHtml } from '@semilla/server/kit/escape-html.ts';
import { deskPage } from '../desk/desk-page.ts';
import { delaysInSeconds, outcomeWords } from './outcomes.ts';
import type { SimulatedSession } from './sessions.ts';
import { simulatorPath } from './simulator-access.ts';
import { words } from './words.ts';

const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A valid Spanish identity number, the same for the same session. */
function exampleNumber({ id }: SimulatedSession): string {
  const number = createHash('sha256').update(id).digest().readUInt32BE() % 100_000_000;
  return `${String(number).padStart(8, '0')}${controlLetters[number % 23]}`;
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function field(name: string, label: string, value: string, type = 'text'): string {
  return `<label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" type="${type}" value="${escapeHtml(value)}">`;
}

function select(name: string, label: string, options: [value: string, label: string][], chosen = ''): string {
  const list = options.map(
    ([value, text]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  );
  return `<label for="${name}">${escapeHtml(label)}</label><select id="${name}" name="${name}">${list.join('')}</select>`;
}

const group = (legend: string, ...content: string[]) =>
  `<fieldset><legend>${escapeHtml(legend)}</legend>${content.join('')}</fieldset>`;

const tick = (name: string, label: string) =>
  `<label class="tick"><input type="checkbox" name="${name}"> ${escapeHtml(label)}</label>`;

function personFields({ person }: SimulatedSession, locale: Locale): string {
  const t = words[locale];
  return group(
    t.person,
    field('firstName', t.firstName, textOf(person.firstName)),
    field('lastName', t.lastName, textOf(person.lastName)),
    field('dateOfBirth', t.dateOfBirth, textOf(person.dateOfBirth) || '1988-05-21', 'date'),
    field('nationality', t.nationality, 'ES'),
  );
}

function documentFields(session: SimulatedSession, locale: Locale): string {
  const t = words[locale];
  const { type, number } = session.document;
  const types = identificationDocumentTypes.map((documentType): [string, string] => [
    documentType,
    translate(locale, `account.identificationDocumentTypes.${documentType}`),
  ]);
  return group(
    t.document,
    select('documentType', t.documentType, types, textOf(type) || 'ID_CARD'),
    field('documentNumber', t.documentNumber, textOf(number) || exampleNumber(session)),
    field('documentCountry', t.documentCountry, 'ES'),
  );
}

function outcomeFields(locale: Locale): string {
  const t = words[locale];
  const choices = outcomeWords.map(
    (word, index) =>
      `<label class="tick"><input type="radio" name="outcome" value="${word}"${index ? '' : ' checked'}> ${escapeHtml(t.outcomes[word])}</label>`,
  );
  return group(
    t.outcome,
    ...choices,
    select('reasonCode', t.reason, Object.entries(t.reasons)),
    `<p class="soft">${escapeHtml(t.reasonHint)}</p>`,
  );
}

function deliveryFields(locale: Locale): string {
  const t = words[locale];
  const delays = delaysInSeconds.map((delay): [string, string] => [String(delay), `${delay} ${t.seconds}`]);
  return group(
    t.delivery,
    select('delaySeconds', t.delay, delays),
    tick('duplicates', t.duplicates),
    tick('outOfOrder', t.outOfOrder),
    tick('wrongSignature', t.wrongSignature),
    `<p class="soft">${escapeHtml(t.wrongSignatureHint)}</p>`,
  );
}

/** Renders the form in which the user chooses the provider's decision. */
export function renderSession(
  session: SimulatedSession,
  locale: Locale,
  { goesBack }: { goesBack: boolean },
): string {
  const t = words[locale];
  const fields = [
    outcomeFields(locale),
    documentFields(session, locale),
    personFields(session, locale),
    deliveryFields(locale),
  ];
  return deskPage(
    t.title,
    `<p class="soft">${escapeHtml(t.lead)}</p><form method="post" action="${simulatorPath}/sessions/${session.id}">${fields.join('')}<button type="submit">${escapeHtml(goesBack ? t.send : t.sendOnly)}</button></form>`,
    { locale },
  );
}

/** Renders a page without a form: the session is decided, unknown or the input is invalid. */
export function renderNotice(
  notice: 'decided' | 'notFound' | 'invalid',
  locale: Locale,
  back: string,
): string {
  const t = words[locale];
  const label = back === simulatorPath ? t.allSessions : t.back;
  return deskPage(t[notice], `<p><a href="${escapeHtml(back)}">${escapeHtml(label)}</a></p>`, { locale });
}
