type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = "input:not([type=password], [type=file], [type=hidden], [readonly]), textarea, select";

/** Input of dialogs that were left by going back, by screen, title and description. */
const typed = new Map<string, { before: string[]; after: string[] }>();
const atFirst = new WeakMap<HTMLElement, string[]>();

const keyOf = (panel: HTMLElement) =>
  [location.pathname, panel.querySelector("h2"), panel.querySelector("h2 + p")]
    .map((part) => (part instanceof Element ? part.textContent : part))
    .join("\n");
const controlsOf = (panel: HTMLElement) => [...panel.querySelectorAll<Control>(CONTROLS)];
const valueOf = (control: Control) => (isChecked(control) ? String(control.checked) : control.value);
const isChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

/** Restores input when a dialog opens with the same content: controls initial or as typed. */
export function restoreTyped(panel: HTMLElement): void {
  const values = controlsOf(panel).map(valueOf);
  atFirst.set(panel, values);
  const known = typed.get(keyOf(panel));
  typed.delete(keyOf(panel));
  if (known?.before.length !== values.length) return;
  if (!values.every((value, at) => value === known.before[at] || value === known.after[at])) return;
  controlsOf(panel).forEach((control, at) => {
    const value = known.after[at];
    if (value !== undefined && value !== valueOf(control)) fill(control, value);
  });
}

/** Stores the input until the dialog opens again. Call it before the dialog is left by going back. */
export function rememberTyped(panel: HTMLElement): void {
  const before = atFirst.get(panel);
  const after = controlsOf(panel).map(valueOf);
  if (before?.length === after.length) typed.set(keyOf(panel), { before, after });
}

/** Changes a control as a person would, so that React handles it. */
function fill(control: Control, value: string): void {
  if (isChecked(control)) return control.click();
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}
