const svgType = 'image/svg+xml';

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** The chart with a ground of its own, as it stands on the page. */
function standalone(chart: SVGSVGElement, ground: string): string {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const { width, height } = chart.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', 'sans-serif');
  const back = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  back.setAttribute('width', '100%');
  back.setAttribute('height', '100%');
  back.setAttribute('fill', ground);
  copy.prepend(back);
  return `data:${svgType};charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

export function saveSvg(chart: SVGSVGElement, ground: string, name: string): void {
  save(standalone(chart, ground), `${name}.svg`);
}

/** The same in pixels, twice as many as on the screen. */
export async function savePng(chart: SVGSVGElement, ground: string, name: string): Promise<void> {
  const { width, height } = chart.getBoundingClientRect();
  const picture = new Image();
  picture.src = standalone(chart, ground);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  save(canvas.toDataURL('image/png'), `${name}.png`);
}
