/** Puts the player where the link was, once the guest asks for it: before that nobody else hears of the visit. */
export function wireVideos(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-embed]")) {
    link.addEventListener("click", (click) => {
      if (click.ctrlKey || click.metaKey || click.shiftKey || !navigator.onLine) return;
      click.preventDefault();
      const frame = document.createElement("iframe");
      // YouTube plays nothing for a page that says nothing of itself; it learns the site, not the guidebook.
      frame.referrerPolicy = "strict-origin";
      frame.src = `${link.dataset["embed"]}${link.dataset["embed"]?.includes("?") ? "&" : "?"}autoplay=1`;
      frame.title = link.dataset["title"] ?? "";
      frame.allow = "autoplay; fullscreen; picture-in-picture; encrypted-media";
      frame.allowFullscreen = true;
      link.replaceWith(frame);
      frame.focus();
    });
  }
}
