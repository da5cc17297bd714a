import { whenIdle } from '../../lib/when-idle.ts';

function begin(): void {
  const early = document.querySelector<HTMLTemplateElement>('template.early');
  early?.after(early.content.cloneNode(true));
}

/**
 * Starts to fetch the projects of the first cards. The page is loaded before it is painted, and its own pictures would
 * be painted later.
 */
addEventListener('load', () => requestAnimationFrame(() => whenIdle(begin)));
