import { whenIdle } from '../../lib/when-idle.ts';

function begin(): void {
  const early = document.querySelector<HTMLTemplateElement>('template.early');
  early?.after(early.content.cloneNode(true));
}

/**
 * Starts to fetch the projects of the first cards once the page is painted. At its load event it may not be painted yet,
 * and these requests would delay its own pictures.
 */
addEventListener('load', () => requestAnimationFrame(() => whenIdle(begin)));
