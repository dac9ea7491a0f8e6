/** Rich text comes after the fields of the pictures below it, and before them. */
const FIELDS =
  "input:not([type=checkbox], [type=file], [data-pictures] *), textarea, select, [contenteditable=true]";

/** Focuses a field by name, or the first, once it exists: rich text loads late. Returns how to stop. */
export function focusFirstField(form: HTMLElement, name?: string): () => void {
  const before = document.activeElement;
  const watch = new MutationObserver(focus);
  watch.observe(form, { childList: true, subtree: true, attributeFilter: ["contenteditable"] });
  focus();
  return () => watch.disconnect();

  function focus() {
    const field = form.querySelector<HTMLElement>(name ? `[name="${name}"]` : FIELDS);
    const isElsewhere = document.activeElement !== before && document.activeElement !== document.body;
    if (field && !isElsewhere) field.focus();
    if (field || isElsewhere) watch.disconnect();
  }
}
