import { whenIdle } from '../../lib/when-idle.ts';

function begin(): void {
  const early = document.querySelector<HTMLTemplateElement>('template.early');
  early?.after(early.content.cloneNode(true));
}

// Before the load event these requests would delay the page's own pictures.
if (document.readyState === 'complete') whenIdle(begin);
else addEventListener('load', () => whenIdle(begin));
