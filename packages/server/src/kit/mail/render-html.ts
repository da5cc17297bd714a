import { tokens } from '@semilla/format/tokens';
import { escapeHtml } from '../escape-html.ts';
import type { Fact, Frame, Letter } from './letter.ts';

const { light, dark } = tokens.colours;
const family = tokens.type.family.replaceAll("'", '');

// Mail programs with a dark theme use these rules; the others use the inline styles only.
const darkRules = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important;color:${dark.ink}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.brand{color:${dark.primary}!important}
.button{background:${dark.primary}!important;color:${dark.onPrimary}!important}
.soft{color:${dark.muted}!important}
.fact{border-color:${dark.line}!important}
.soft a{color:${dark.link}!important}
}`;

const styles = {
  paper: `margin:0;padding:0;background:${light.paper};color:${light.ink};font:16px/1.55 ${family}`,
  outer: 'max-width:560px;margin:0 auto;padding:32px 16px',
  brand: `margin:0 0 16px;padding:0 8px;font-size:20px;font-weight:700;color:${light.primary}`,
  card: `padding:28px 24px;background:${light.surface};border:1px solid ${light.line};border-radius:14px;overflow-wrap:anywhere`,
  title: 'margin:0 0 20px;font-size:22px;line-height:1.3',
  facts: 'width:100%;margin:4px 0 8px;border-collapse:collapse;font-size:15px;text-align:left',
  factName: `width:30%;padding:9px 16px 9px 0;border-top:1px solid ${light.line};vertical-align:top;overflow-wrap:normal;font-weight:400;color:${light.muted}`,
  factValue: `padding:9px 0;border-top:1px solid ${light.line};vertical-align:top;font-weight:600;overflow-wrap:anywhere`,
  button: `display:inline-block;padding:13px 24px;border-radius:10px;background:${light.primary};color:${light.onPrimary};font-weight:600;text-decoration:none`,
  address: `margin:0;font-size:13px;color:${light.muted};overflow-wrap:anywhere;word-break:break-all`,
  foot: `padding:20px 8px 0;font-size:13px;color:${light.muted};overflow-wrap:anywhere`,
  footLink: `color:${light.link}`,
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0',
};

function rowOf({ name, value }: Fact): string {
  return `<tr><th class="fact soft" scope="row" style="${styles.factName}">${escapeHtml(name)}</th>
<td class="fact" style="${styles.factValue}">${escapeHtml(value)}</td></tr>`;
}

function factsOf({ facts }: Letter): string {
  return facts ? `<table style="${styles.facts}"><tbody>${facts.map(rowOf).join('\n')}</tbody></table>` : '';
}

function actionOf({ action }: Letter): string {
  if (!action) return '';
  const url = escapeHtml(action.url);
  return `<p style="margin:28px 0 20px"><a class="button" href="${url}" style="${styles.button}">${escapeHtml(action.label)}</a></p>
<p class="soft" style="${styles.address}">${url}</p>`;
}

function unsubscribeOf({ unsubscribe }: Frame): string {
  if (!unsubscribe) return '';
  const { label, url } = unsubscribe;
  return `<p style="margin:12px 0 0"><a href="${escapeHtml(url)}" style="${styles.footLink}">${escapeHtml(label)}</a></p>`;
}

/** Renders a letter without external resources; it stays readable without styles and in a dark theme. */
export function renderHtml(letter: Letter, frame: Frame): string {
  const { locale, subject, greeting, paragraphs, footnote } = letter;
  const texts = [greeting, ...paragraphs].map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkRules}</style></head>
<body class="paper" style="${styles.paper}">
<div class="preheader" style="${styles.preheader}">${escapeHtml(paragraphs[0] ?? '')}</div>
<div class="paper" style="${styles.paper}"><div style="${styles.outer}">
<p class="brand" style="${styles.brand}">${escapeHtml(frame.brandName)}</p>
<div class="card" style="${styles.card}">
<h1 style="${styles.title}">${escapeHtml(subject)}</h1>
${texts.join('\n')}
${factsOf(letter)}
${actionOf(letter)}
</div>
<div class="soft" style="${styles.foot}">
<p style="margin:0">${escapeHtml(footnote)}</p>
${unsubscribeOf(frame)}
</div></div></div></body></html>`;
}
