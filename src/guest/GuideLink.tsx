import { usePage } from "#sections/page.ts";

/** The guidebook's link as one reads and types it, and on screen a button that copies it. */
export function GuideLink({ url }: { url: string }) {
  const { texts } = usePage();
  return (
    <span className="guide-link" dir="ltr" translate="no">
      <a href={url}>{url.replace(/^https?:\/\//, "")}</a>{" "}
      <button type="button" hidden data-copy={url}>
        <span data-copy-label="">{texts.script.copy}</span>
      </button>
    </span>
  );
}
