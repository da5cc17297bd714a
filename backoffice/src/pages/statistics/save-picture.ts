import { saveFrom } from '../../kit/list/save-from.ts';

const svgType = 'image/svg+xml';

/** Copies the chart, adds a background, and returns it as a data URL. */
function standalone(chart: SVGSVGElement, background: string): string {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const { width, height } = chart.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', 'sans-serif');
  const backgroundRect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  backgroundRect.setAttribute('width', '100%');
  backgroundRect.setAttribute('height', '100%');
  backgroundRect.setAttribute('fill', background);
  copy.prepend(backgroundRect);
  return `data:${svgType};charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

export function saveSvg(chart: SVGSVGElement, background: string, name: string): void {
  saveFrom(standalone(chart, background), `${name}.svg`);
}

/** Saves the chart as PNG at twice the screen resolution. */
export async function savePng(chart: SVGSVGElement, background: string, name: string): Promise<void> {
  const { width, height } = chart.getBoundingClientRect();
  const picture = new Image();
  picture.src = standalone(chart, background);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  saveFrom(canvas.toDataURL('image/png'), `${name}.png`);
}
