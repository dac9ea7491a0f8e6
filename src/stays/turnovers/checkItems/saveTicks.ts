import { showNothingStored } from "#stays/turnovers/savedList.ts";

let saving = 0;
let queue = Promise.resolve();

/** Whether a tick is on its way: the list of the server does not have it yet. */
export const isSavingTicks = () => saving > 0;

/** Saves each tick as it is made, in order, and shows the list again after the last one. Without a network none stays. */
export function saveTicks(readAgain: () => void): void {
  document.documentElement.classList.add("saves-ticks");
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches(".checks")) return;
    if (!navigator.onLine) return takeBack(target);
    saving += 1;
    queue = queue.then(async () => {
      if (!(await save(target))) takeBack(target);
      saving -= 1;
      if (saving === 0) readAgain();
    });
  });
}

/** Sends one tick: `was` is the name of one that is taken back. Returns false where the server did not take it. */
async function save({ form, checked, value }: HTMLInputElement): Promise<boolean> {
  if (!form) return false;
  const body = new URLSearchParams([[checked ? "item" : "was", value]]);
  for (const { name, value: given } of form.querySelectorAll<HTMLInputElement>(
    "[name=guidebook], [name=day]",
  ))
    body.set(name, given);
  const sent = { method: "POST", body, redirect: "manual", keepalive: true } as const;
  const response = await fetch(form.action, sent).catch(() => null);
  return response?.type === "opaqueredirect";
}

function takeBack(box: HTMLInputElement): void {
  box.checked = !box.checked;
  showNothingStored();
}
