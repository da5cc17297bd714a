import { tokens } from '@semilla/format/tokens';

const { light, dark } = tokens.colours;

const coloursOf = (of: typeof light | typeof dark) =>
  Object.entries(of)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The styles of the desk in one text, because its pages load no style sheets. */
export const style = `
:root{color-scheme:light dark;${coloursOf(light)}}
@media(prefers-color-scheme:dark){:root{${coloursOf(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 ${tokens.type.family}}
header{background:var(--surface);border-bottom:1px solid var(--line)}
header>div,main{max-width:1120px;margin:0 auto;padding:0 20px}
header>div{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding-top:14px;padding-bottom:14px}
header strong{color:var(--primary);font-size:18px}
nav{display:flex;flex-wrap:wrap;gap:2px 16px}
header nav.languages{gap:4px;margin-left:auto;padding:2px;border:1px solid var(--line);border-radius:10px}
.languages a{display:flex;align-items:center;gap:6px;padding:3px 9px;border-radius:7px;color:var(--muted);font-size:14px;text-decoration:none}
.languages a:hover,.languages a[aria-current]{background:var(--sunken);color:var(--ink)}
.languages img{border-radius:2px;box-shadow:0 0 0 1px var(--line)}
main{padding-top:28px;padding-bottom:80px}
h1{font-size:28px;line-height:1.25;margin:0 0 8px;overflow-wrap:anywhere}h2{font-size:20px;margin:40px 0 4px}h3{font-size:16px;margin:0}
p{margin:0 0 12px}a{color:var(--link)}.soft{color:var(--muted)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
.card,fieldset{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:18px 20px}
.card{margin:14px 0;overflow-x:auto}fieldset{margin:16px 0}
.grid{display:grid;gap:14px;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));margin:14px 0;padding:0;list-style:none}
.grid.wide{grid-template-columns:repeat(auto-fill,minmax(min(100%,330px),1fr))}
.grid .card{margin:0;display:flex;flex-direction:column;gap:6px}
.grid .card p{margin:0}.grid .card form{margin-top:auto;padding-top:8px}.grid .card button{width:100%}
.place{text-decoration:none;color:inherit}.place:hover{border-color:var(--primary)}.place h3{color:var(--link)}
.who{display:flex;gap:12px;align-items:center}.who>div{min-width:0}.who p{font-size:14px}.who p,.who h3{overflow-wrap:anywhere}
.face{flex:none;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:var(--primarySoft);color:var(--primary);font-weight:700}
.chip{align-self:start;padding:1px 10px;border-radius:99px;background:var(--greySoft);color:var(--grey);font-size:13px;font-weight:600}
.chip.admin{background:var(--blueSoft);color:var(--blue)}.chip.operator{background:var(--sunSoft);color:var(--ink)}.chip.user{background:var(--greenSoft);color:var(--green)}
#left{font-variant-numeric:tabular-nums}
code{font:600 17px/1.4 ${tokens.type.mono};letter-spacing:.05em}
ol.steps{padding-left:1.3em}ol.steps li{margin:0 0 10px;padding-left:4px}ol.steps li::marker{color:var(--primary);font-weight:700}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:9px 14px 9px 0;border-bottom:1px solid var(--line);vertical-align:top}td{overflow-wrap:anywhere}
tr:last-child td{border-bottom:0}th{color:var(--muted);font-size:14px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:640px;border:1px solid var(--line);border-radius:14px;background:var(--paper)}
.thumb iframe{height:420px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:14px/1.55 ${tokens.type.mono}}
summary{cursor:pointer;font-weight:600}details[open] summary{margin-bottom:12px}
legend{padding:0 6px;font-weight:600}fieldset{padding-top:4px}fieldset>:last-child{margin-bottom:0}select+p{margin-top:6px}
label{display:block;margin:10px 0 2px}label.tick{display:flex;gap:10px;align-items:center;margin:8px 0}
input{accent-color:var(--primary)}input,select,button{font:inherit;color:inherit}input:not([type=radio],[type=checkbox]),select{width:100%;max-width:420px;padding:9px 12px;border:1px solid var(--lineStrong);border-radius:8px;background:var(--paper)}
button{background:var(--primary);color:var(--onPrimary);border:0;border-radius:10px;padding:10px 18px;font-weight:600;cursor:pointer}button:hover{background:var(--primaryHover)}
.hidden{position:absolute;clip-path:inset(50%)}.row{display:flex;flex-wrap:wrap;gap:0 16px;align-items:end}.row input,.row select{min-width:120px}
.notice{padding:12px 16px;border-radius:10px;background:var(--redSoft);color:var(--red)}.notice.good{background:var(--greenSoft);color:var(--green)}
@media(max-width:640px){header nav:not(.languages){order:1;flex-basis:100%}.grid.places{grid-template-columns:1fr 1fr;gap:10px}.places .card{padding:12px 14px}iframe{height:720px}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}thead{position:absolute;clip-path:inset(50%)}tr,td{display:block}tr{padding:10px 0;border-bottom:1px solid var(--line)}tr:last-child{border-bottom:0}td{padding:0;border:0}}`;
