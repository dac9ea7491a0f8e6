/** Replaces the link by the player when the guest presses it: no third party knows of the visit before that. */
export function wireVideos(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-embed]")) {
    link.addEventListener("click", (click) => {
      if (click.ctrlKey || click.metaKey || click.shiftKey || !navigator.onLine) return;
      click.preventDefault();
      const frame = document.createElement("iframe");
      // YouTube plays nothing without a referrer; it gets the site, not the guidebook.
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
