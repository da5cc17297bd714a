import type { Fact, Frame, Letter, Link } from './letter.ts';
import { renderHtml } from './render-html.ts';

const asText = ({ label, url }: Link) => `${label}:\n${url}`;
const factsAsText = (facts: Fact[] = []) => facts.map(({ name, value }) => `${name}: ${value}`).join('\n');

function renderText(letter: Letter, { brandName, unsubscribe }: Frame): string {
  const { subject, greeting, paragraphs, facts, action, footnote } = letter;
  const texts = [brandName, subject, greeting, ...paragraphs, factsAsText(facts)];
  const parts = [...texts, action && asText(action), '—', footnote, unsubscribe && asText(unsubscribe)];
  return parts.filter(Boolean).join('\n\n');
}

/** A name in the subject may contain line breaks, but a subject is one line. */
export const oneLine = (subject: string) => subject.replace(/[\r\n\t]+/g, ' ');

export function renderLetter(letter: Letter, frame: Frame): { text: string; html: string } {
  const { action } = letter;
  const linked = action && { ...action, url: new URL(action.url, frame.publicUrl).href };
  const shown = { ...letter, subject: oneLine(letter.subject), ...(linked && { action: linked }) };
  return { text: renderText(shown, frame), html: renderHtml(shown, frame) };
}
