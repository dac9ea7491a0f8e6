const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Wires the pictures: a press opens one over the page, and a swipe or a key shows the others of its group. */
export function wireViewer(): void {
  const dialog = document.querySelector<HTMLDialogElement>("[data-viewer]");
  const track = dialog?.querySelector("ol");
  const status = dialog?.querySelector("output");
  // Without dialogs the browser follows the link to the picture.
  if (!dialog?.showModal || !track || !status) return;
  let links: HTMLAnchorElement[] = [];
  let shown = -1;

  /** Called for each picture that comes to the middle: loads it and its neighbours, and no others. */
  const show = (at: number) => {
    if (at === shown) return;
    shown = at;
    for (const near of [at, at + 1, at - 1]) fill(track.children[near], links[near]);
    for (const [place, slide] of [...track.children].entries()) slide.toggleAttribute("inert", place !== at);
    for (const button of stepButtons) button.disabled = !links[at + Number(button.dataset["step"])];
    status.textContent = `${at + 1} / ${links.length}`;
  };
  const stepButtons = [...dialog.querySelectorAll<HTMLButtonElement>("[data-step]")];
  const go = (at: number, behavior?: ScrollBehavior) => {
    if (links[at])
      track.children[at]?.scrollIntoView({
        block: "nearest",
        inline: "start",
        ...(behavior && { behavior }),
      });
  };

  document.addEventListener("click", (click) => {
    const link = click.target instanceof Element && click.target.closest<HTMLAnchorElement>("a[data-zoom]");
    if (!link || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    links = [
      ...(link.closest(".gallery, .howto, .entries") ?? document).querySelectorAll<HTMLAnchorElement>(
        "a[data-zoom]",
      ),
    ];
    shown = -1;
    track.replaceChildren(...links.map(() => document.createElement("li")));
    dialog.showModal();
    dialog.addEventListener("close", () => link.focus(), { once: true });
    go(links.indexOf(link), "instant");
    show(links.indexOf(link));
  });

  // From right to left the scroll position is negative.
  track.addEventListener("scroll", () => show(Math.round(Math.abs(track.scrollLeft) / track.clientWidth)));
  for (const button of stepButtons)
    button.addEventListener("click", () => go(shown + Number(button.dataset["step"])));
  dialog.addEventListener("keydown", (press) => {
    const step = STEPS[press.key];
    if (!step) return;
    press.preventDefault(); // the browser would scroll as well
    go(shown + (getComputedStyle(dialog).direction === "rtl" ? -step : step));
  });
  dialog.addEventListener("click", ({ target }) => {
    const isAside = target instanceof Element && !target.closest("img, figcaption, button:not([data-close])");
    if (isAside) dialog.close();
  });
  addEventListener("hashchange", () => dialog.close());
}

/** Adds a picture to its slide, in the size that the screen needs, with its name and caption. */
function fill(slide: Element | undefined, link: HTMLAnchorElement | undefined): void {
  const picture = link?.querySelector("picture")?.cloneNode(true) as Element | undefined; // a clone of an element is one
  if (!slide || !picture || slide.firstChild) return;
  for (const source of picture.querySelectorAll("source, img")) {
    source.removeAttribute("class");
    source.removeAttribute("loading");
    if (source.hasAttribute("sizes")) source.setAttribute("sizes", "100vw");
  }
  const figure = document.createElement("figure");
  const caption = link?.parentElement?.querySelector("figcaption")?.cloneNode(true);
  figure.append(picture, ...(caption ? [caption] : []));
  slide.append(figure);
}
