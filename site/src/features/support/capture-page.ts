/** What must not be in a picture: passwords and codes, and what stands above the page only to ask for help. */
const leftOut = [
  'dialog',
  '.help-button',
  '.help-aim',
  '.notices',
  '#to-top',
  'input[type=password]',
  '[autocomplete=one-time-code]',
];

const quality = 0.85;
const sharpnessMax = 2;

/**
 * Runs with the two ways shut by which a picture-taker would break the content security policy: a style that is written
 * as an attribute is set by script instead, and without a worker it does its work in place.
 */
async function withinPolicy<T>(act: () => Promise<T>): Promise<T> {
  const { setAttribute } = Element.prototype;
  const { Worker } = globalThis;
  Element.prototype.setAttribute = function set(name, value) {
    if (name === 'style' && 'style' in this) (this as HTMLElement).style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  Reflect.deleteProperty(globalThis, 'Worker');
  try {
    return await act();
  } finally {
    Element.prototype.setAttribute = setAttribute;
    globalThis.Worker = Worker;
  }
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}

export interface Picture {
  file: File;
  /** Where the page can show it from. */
  address: string;
}

/** What can be seen of this page at the moment, as a picture. */
export async function capturePage(): Promise<Picture> {
  const { snapdom } = await import('@zumer/snapdom');
  const page = document.documentElement;
  const blob = await withinPolicy(async () => {
    const captured = await snapdom(page, {
      clip: 'viewport',
      exclude: leftOut,
      embedFonts: false,
      dpr: Math.min(sharpnessMax, devicePixelRatio),
      invalidate: true,
    });
    return captured.toBlob({
      type: 'jpeg',
      quality,
      backgroundColor: getComputedStyle(page).backgroundColor,
    });
  });
  return { file: new File([blob], 'captura.jpg', { type: 'image/jpeg' }), address: await addressOf(blob) };
}
