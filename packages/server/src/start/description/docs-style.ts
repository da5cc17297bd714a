import { tokens } from '@semilla/format/tokens';

const variables = (theme: 'light' | 'dark') =>
  Object.entries(tokens.colours[theme])
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

export const docsStyle = `
:root{color-scheme:light dark;${variables('light')}}
@media(prefers-color-scheme:dark){:root{${variables('dark')}}}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
.layout{max-width:1180px;margin:0 auto;padding:24px 20px 96px}
header{display:flex;flex-wrap:wrap;gap:8px 24px;justify-content:space-between}
h1{margin:16px 0 8px;line-height:1.2}h2{margin:48px 0 12px}h3{margin:32px 0 8px}h4{margin:20px 0 6px}
a{color:var(--link)}
a:focus-visible,summary:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible,pre:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
nav ul{list-style:none;margin:0;padding:0;columns:2}nav h2{margin:24px 0 8px;font-size:1.1rem}nav li{break-inside:avoid}nav li a{display:block;padding:5px 0}
code,pre{font:13px/1.5 ui-monospace,monospace}
textarea,.wire{font-family:ui-monospace,monospace}
code{overflow-wrap:anywhere;background:var(--sunken);padding:1px 4px;border-radius:4px}summary code{background:none;padding:0}p,li{overflow-wrap:break-word}
pre{overflow:auto;background:var(--sunken);border:1px solid var(--line);border-radius:8px;padding:12px;margin:10px 0;max-height:480px}
details{background:var(--surface);border:1px solid var(--line);border-radius:10px;margin:8px 0}
summary{cursor:pointer;padding:12px 14px;overflow-wrap:anywhere}
details>div{padding:0 14px 14px}
.method{display:inline-block;min-width:4.2em;font-weight:700;color:var(--primary)}
.soft{color:var(--muted)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}td a code{overflow-wrap:break-word}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere;min-width:6em}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 18px;border-radius:8px;border:1px solid var(--primary);background:var(--primary);color:var(--onPrimary);cursor:pointer}
button.quiet{background:transparent;color:var(--link);border-color:var(--lineStrong)}
form{display:grid;gap:12px;margin-top:12px;max-width:640px}
label{display:grid;gap:4px}
input,textarea{width:100%;font-size:16px;min-height:44px;padding:8px 10px;border:1px solid var(--lineStrong);border-radius:8px;background:var(--paper);color:var(--ink)}
@media(min-width:1000px){
.layout{display:grid;grid-template-columns:240px minmax(0,1fr);column-gap:48px}
header,h1{grid-column:1/-1}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:0 0 24px}nav ul{columns:1}main>:first-child,main>section:first-of-type>h2{margin-top:0}
}
@media print{nav,button{display:none}details>div{display:block}}`;
