/** The moments of a stay (epoch ms) and the texts of its page at them, as the server wrote them on the body. */
interface StayMoments {
  shownFrom: number;
  shownUntil: number;
  savedUntil: number;
  /** When the page says something else; NaN where it no longer changes. */
  changesAt: number;
  /** The text in place of a code that this phone has not fetched. */
  ready: string;
  ended: string;
  hasSecrets: boolean;
}

/** The longest delay of a timer (2^31 - 1 ms): a later moment is checked then. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Returns the moments of this page's stay, or null where the page is no stay's or has no secrets. */
export function stayMoments(): StayMoments | null {
  const { shownFrom, shownUntil, savedUntil, changesAt, ready, ended, secrets } = document.body.dataset;
  if (savedUntil === undefined || ready === undefined || ended === undefined) return null;
  return {
    shownFrom: Number(shownFrom),
    shownUntil: Number(shownUntil),
    savedUntil: Number(savedUntil),
    changesAt: Number(changesAt),
    ready,
    ended,
    hasSecrets: secrets !== undefined,
  };
}

/**
 * Calls `look` at each moment at which the page changes, and whenever the guest comes back to it: from history, from
 * another tab, by waking the phone. `isOver` returns whether a moment has passed since the page was loaded: a phone
 * with a wrong clock must not hide what the server has just sent.
 */
export function watchMoments(moments: StayMoments, look: (isOver: (moment: number) => boolean) => void) {
  const loadedAt = Date.now();
  const isOver = (moment: number) => loadedAt < moment && moment <= Date.now();
  const lookAgain = () => look(isOver);
  const { shownFrom, shownUntil, savedUntil, changesAt } = moments;
  const wait = (moment: number) => {
    const left = moment - Date.now();
    if (!(left > 0)) return;
    setTimeout(
      () => (left > LONGEST_TIMER_MS ? wait(moment) : lookAgain()),
      Math.min(left, LONGEST_TIMER_MS),
    );
  };
  for (const moment of [shownFrom, shownUntil, savedUntil, changesAt]) wait(moment);
  addEventListener("pageshow", ({ persisted }) => persisted && lookAgain());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && lookAgain());
}

/** Replaces the secrets on the page by a sentence. */
export function maskPage({ ended }: StayMoments): void {
  document.body.textContent = ended;
}

/** Shows by the phone's clock what a saved page without secrets cannot know: that they are available, or have ended. */
export function formatByClock({ shownFrom, savedUntil, ready, ended }: StayMoments): void {
  const now = Date.now();
  if (now < shownFrom) return;
  for (const note of document.querySelectorAll(".secret-note"))
    note.textContent = now < savedUntil ? ready : ended;
}
