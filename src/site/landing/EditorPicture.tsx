import { screenshotSources } from "#site/screenshots/screenshots.ts";

/** A real screenshot of the editor, in the visitor's own light. A phone shows its right half, large enough to make out. */
export function EditorPicture() {
  const light = screenshotSources("editor", "light");
  const dark = screenshotSources("editor", "dark");
  const sizes = "(min-width: 72rem) 1104px, (min-width: 40rem) 95vw, 666px";
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark.srcSet} sizes={sizes} />
      <img
        src={light.src}
        srcSet={light.srcSet}
        sizes={sizes}
        width={1440}
        height={900}
        loading="lazy"
        decoding="async"
        alt="The editor: sections with an Edit button each, how many are ready, and beside them what guests see"
        className="h-104 w-full rounded-card border border-line object-cover object-right shadow-[0_40px_80px_-40px_rgb(20_38_43/0.45)] sm:h-auto"
      />
    </picture>
  );
}
