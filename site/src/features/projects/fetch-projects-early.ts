/** Starts to fetch the projects of the first cards, once the page is loaded. */
addEventListener('load', () => {
  const early = document.querySelector<HTMLTemplateElement>('template.early');
  early?.after(early.content.cloneNode(true));
});
