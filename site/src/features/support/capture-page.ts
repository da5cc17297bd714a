/** Elements left out of screenshots: passwords, codes, private inputs, the help button, and dialogs. */
const leftOut = [
  'dialog',
  '.help-button',
  '.help-aim',
  '.messages',
  '#to-top',
  '.bottom-strip',
  'input[type=password]',
  '[autocomplete=one-time-code]',
  '[data-private]',
];

const quality = 0.85;
const sharpnessMax = 2;

/**
 * Runs the screenshot library under our content security policy. Inline style attributes are set through the style object
 * instead, Worker is removed so the library works without one, and its console warnings are suppressed.
 */
async function contained<T>(act: () => Promise<T>): Promise<T> {
  const { setAttribute } = Element.prototype;
  const { Worker } = globalThis;
  const { warn } = console;
  Element.prototype.setAttribute = function set(name, value) {
    if (name === 'style' && 'style' in this) (this as HTMLElement).style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  Reflect.deleteProperty(globalThis, 'Worker');
  console.warn = () => {};
  try {
    return await act();
  } finally {
    Element.prototype.setAttribute = setAttribute;
    globalThis.Worker = Worker;
    console.warn = warn;
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
  /** A data URL that the page can show. */
  address: string;
}

/** Takes a screenshot of the visible part of the page. */
export async function capturePage(): Promise<Picture> {
  const { snapdom } = await import('@zumer/snapdom');
  const page = document.documentElement;
  const blob = await contained(async () => {
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
