import { whenIdle } from '../../lib/when-idle.ts';

function begin(): void {
  const early = document.querySelector<HTMLTemplateElement>('template.early');
  early?.after(early.content.cloneNode(true));
}

// Scripts run once the page is painted, so these requests do not delay its own pictures.
whenIdle(begin);
