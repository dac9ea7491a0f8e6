/** The header in which a browser's call names the user and the account that its screen was drawn for (Errors 9). */
export const DRAWN_FOR = "x-drawn-for";

/** Who is signed in, and the account that they act in; null for a member of none. */
export interface DrawnFor {
  id: string;
  accountId: string | null;
}

/** Returns the value of `x-drawn-for`: both ids, or the user's alone for a member of no account. */
export const drawnForValue = ({ id, accountId }: DrawnFor) =>
  accountId === null ? id : `${id} ${accountId}`;

let shown = "";

/** Notes for whom this tab shows its screens; null for nobody. Only browsers call it. */
export function drawFor(user: DrawnFor | null): void {
  shown = user ? drawnForValue(user) : "";
}

/** Returns for whom this tab shows its screens, as the header says it; empty for nobody. */
export const shownFor = () => shown;

/** Returns the header of a call from this tab; none while nobody is signed in. */
export const drawnForHeader = (): Record<string, string> => (shown ? { [DRAWN_FOR]: shown } : {});
