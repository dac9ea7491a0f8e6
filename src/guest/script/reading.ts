/** Sets title, scroll position and focus when the guest opens a section and goes back. */
export function wireReading(): void {
  if (document.body.dataset["page"] !== "guidebook") return;
  const title = document.title;
  let opened: HTMLElement | null = null;
  let cameFromTiles = false;

  const show = () => {
    const section = sectionShown();
    unfoldNamed();
    const heading = section?.querySelector("h2")?.textContent;
    document.title = heading ? `${heading} · ${title}` : title;
    for (const tile of document.querySelectorAll<HTMLAnchorElement>(".tiles a")) {
      if (section && tile.hash === `#${section.id}`) tile.setAttribute("aria-current", "page");
      else tile.removeAttribute("aria-current");
    }
    if (section) return;
    cameFromTiles = false;
    const tile = opened;
    opened = null;
    tile?.focus({ preventScroll: true });
    // Firefox fires the event of a changed URL before it has rendered the target.
    if (document.activeElement !== tile) requestAnimationFrame(() => tile?.focus({ preventScroll: true }));
  };

  document.addEventListener("click", (click) => {
    if (!(click.target instanceof Element)) return;
    const link = click.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    if (link.classList.contains("hero-back")) {
      // One step back keeps the history short, and the tiles' scroll position.
      if (cameFromTiles) {
        click.preventDefault();
        history.back();
      }
      return;
    }
    if (sectionShown()) {
      cameFromTiles = false;
    } else {
      opened = link;
      cameFromTiles = true;
    }
  });
  addEventListener("hashchange", show);
  show();
}

/** Opens the disclosure in the URL's fragment where the browser does not: a card on the oven leads to its guide. */
function unfoldNamed(): void {
  const folded = document.getElementById(location.hash.slice(1))?.closest("details");
  if (folded) folded.open = true;
}

/** Returns the section that the URL's fragment names or is in. `:target` is not set yet when the page loads. */
export function sectionShown(): Element | null {
  return document.getElementById(location.hash.slice(1))?.closest(".page") ?? null;
}
