/** The moments of a stay (epoch ms) and what its page says at them, as the server wrote them on the body. */
interface StayMoments {
  shownFrom: number;
  shownUntil: number;
  savedUntil: number;
  /** What stands where a code should be that this phone has not fetched. */
  ready: string;
  ended: string;
  /** Whether this page shows the secrets. */
  hasSecrets: boolean;
}

/** The longest that a timer takes (2^31 - 1 ms): what lies further off is looked at then. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Returns the moments of this page's stay, or null where it is nobody's stay or has no secrets. */
export function stayMoments(): StayMoments | null {
  const { shownFrom, shownUntil, savedUntil, ready, ended, secrets } = document.body.dataset;
  if (savedUntil === undefined || ready === undefined || ended === undefined) return null;
  return {
    shownFrom: Number(shownFrom),
    shownUntil: Number(shownUntil),
    savedUntil: Number(savedUntil),
    ready,
    ended,
    hasSecrets: secrets !== undefined,
  };
}

/**
 * Calls `look` at each moment at which the page changes, and whenever the guest comes back to it: from history, from
 * another tab, out of a pocket. `isOver` says whether a moment has come since the page was loaded: a phone whose clock
 * is wrong must not hide what the server has just sent.
 */
export function watchMoments(
  moments: StayMoments,
  look: (isOver: (moment: number) => boolean) => void,
): void {
  const loadedAt = Date.now();
  const isOver = (moment: number) => loadedAt < moment && moment <= Date.now();
  const lookAgain = () => look(isOver);
  const { shownFrom, shownUntil, savedUntil } = moments;
  const wait = (moment: number) => {
    const left = moment - Date.now();
    if (left <= 0) return;
    setTimeout(
      () => (left > LONGEST_TIMER_MS ? wait(moment) : lookAgain()),
      Math.min(left, LONGEST_TIMER_MS),
    );
  };
  for (const moment of [shownFrom, shownUntil, savedUntil]) wait(moment);
  addEventListener("pageshow", ({ persisted }) => persisted && lookAgain());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && lookAgain());
}

/** Takes the secrets off the page: what is left is a sentence. */
export function maskPage({ ended }: StayMoments): void {
  document.body.textContent = ended;
}

/** Says by the phone's clock what a saved page without secrets cannot know: that they should be there, or have ended. */
export function formatByClock({ shownFrom, savedUntil, ready, ended }: StayMoments): void {
  const now = Date.now();
  if (now < shownFrom) return;
  for (const note of document.querySelectorAll(".secret-note"))
    note.textContent = now < savedUntil ? ready : ended;
}
