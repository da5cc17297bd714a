import type { Fact, Frame, Letter, Link } from './letter.ts';
import { renderHtml } from './render-html.ts';

const asText = ({ label, url }: Link) => `${label}:\n${url}`;
const factsAsText = (facts: Fact[] = []) => facts.map(({ name, value }) => `${name}: ${value}`).join('\n');

function renderText(letter: Letter, { brandName, unsubscribe }: Frame): string {
  const { subject, greeting, paragraphs, facts, action, footnote } = letter;
  const said = [brandName, subject, greeting, ...paragraphs, factsAsText(facts)];
  const parts = [...said, action && asText(action), '—', footnote, unsubscribe && asText(unsubscribe)];
  return parts.filter(Boolean).join('\n\n');
}

export function renderLetter(letter: Letter, frame: Frame): { subject: string; text: string; html: string } {
  // Names may have been written on several lines; a subject is one.
  const subject = letter.subject.replace(/[\r\n\t]+/g, ' ');
  const { action } = letter;
  const whole = action && { ...action, url: new URL(action.url, frame.publicUrl).href };
  const oneLine = { ...letter, subject, ...(whole && { action: whole }) };
  return {
    subject: oneLine.subject,
    text: renderText(oneLine, frame),
    html: renderHtml(oneLine, frame),
  };
}
