import { escapeHtml } from '../escape-html.ts';

const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#16211e;--soft:#51605b;--line:#d9ddd4;--card:#fff;--green:#0f5c4a}
@media(prefers-color-scheme:dark){:root{--paper:#101715;--ink:#eef1ec;--soft:#a6b3ad;--line:#2b3733;--card:#17211e;--green:#6fcbb0}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:900px;margin:0 auto;padding:28px 20px 80px}
nav{display:flex;flex-wrap:wrap;gap:4px 14px}a{color:var(--green)}a:focus-visible{outline:3px solid var(--green);outline-offset:2px}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 20px;margin:16px 0;overflow-x:auto}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 14px 8px 0;border-bottom:1px solid var(--line)}
code{font:600 18px/1.4 ui-monospace,monospace;letter-spacing:.06em}.soft{color:var(--soft)}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:12px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}
label{display:block;margin:10px 0 2px}label.tick{display:flex;gap:10px;align-items:center;margin:8px 0}fieldset{border:1px solid var(--line);border-radius:12px;margin:16px 0;padding:12px 20px;background:var(--card)}
input,select,button{font:inherit;color:inherit}input:not([type=radio],[type=checkbox]),select{box-sizing:border-box;width:100%;max-width:420px;padding:9px 12px;border:1px solid var(--soft);border-radius:8px;background:var(--paper)}
input:focus-visible,select:focus-visible,button:focus-visible{outline:3px solid var(--green);outline-offset:2px}button{background:var(--green);color:var(--paper);border:0;border-radius:10px;padding:12px 22px;font-weight:600;cursor:pointer}
@media(max-width:640px){thead{position:absolute;clip-path:inset(50%)}tr,td{display:block}tr{padding:10px 0;border-bottom:1px solid var(--line)}td{padding:0;border:0;overflow-wrap:anywhere}}`;

/** A page of the desk, which needs no script. */
export function deskPage(
  title: string,
  body: string,
  { refreshSeconds, locale = 'en' }: { refreshSeconds?: number; locale?: string } = {},
): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><nav aria-label="Desk"><a href="/dev">Desk</a><a href="/dev/mail">Mailbox</a><a href="/dev/identity">Identity</a><a href="/">Site</a><a href="/admin/">Backoffice</a><a href="/v1/docs">API</a></nav>${body}</main></body></html>`;
}
