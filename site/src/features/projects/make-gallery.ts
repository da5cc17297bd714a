/** A shorter movement counts as a tap, not as a swipe. */
const swipePixels = 40;

/** Opens the pictures of a gallery in a dialog with arrows. Without JavaScript each is a link to its file. */
export function makeGallery(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#enlarged');
  const image = dialog?.querySelector('img');
  const caption = dialog?.querySelector('[data-caption]');
  const count = dialog?.querySelector('[data-count]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-enlarge]')];
  if (!dialog || !image || !caption || !count) return;
  let shown = 0;

  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    const text = link?.querySelector('img')?.alt ?? '';
    image.src = link?.href ?? '';
    image.alt = text;
    caption.textContent = text;
    count.textContent = `${shown + 1}/${links.length}`;
  };

  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  });
  for (const button of dialog.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.hidden = links.length < 2;
    button.addEventListener('click', () => show(shown + Number(button.dataset.step)));
  }
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(shown + 1);
    if (key === 'ArrowLeft') show(shown - 1);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });

  let from = 0;
  image.addEventListener('touchstart', ({ touches }) => {
    from = touches[0]?.clientX ?? 0;
  });
  image.addEventListener('touchend', ({ changedTouches }) => {
    const moved = (changedTouches[0]?.clientX ?? from) - from;
    if (Math.abs(moved) > swipePixels) show(shown - Math.sign(moved));
  });
}
