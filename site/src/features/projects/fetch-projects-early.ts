/** Starts to fetch the projects of the first cards, with their styles, once the page is loaded. */
addEventListener('load', () => {
  const early = document.querySelector<HTMLTemplateElement>('template.early');
  early?.after(early.content.cloneNode(true));
});
