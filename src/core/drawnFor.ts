/** The request header with the user and the account that the screen was drawn for (Errors 9). */
export const DRAWN_FOR = "x-drawn-for";

/** The signed-in user, and the account that they act in; null without an account. */
export interface DrawnFor {
  id: string;
  accountId: string | null;
}

/** Returns the value of `x-drawn-for`: both ids, or the user's alone without an account. */
export const drawnForValue = ({ id, accountId }: DrawnFor) =>
  accountId === null ? id : `${id} ${accountId}`;

let shown = "";

/** Sets for whom this tab shows its screens; null when signed out. Browser only. */
export function drawFor(user: DrawnFor | null): void {
  shown = user ? drawnForValue(user) : "";
}

/** Returns for whom this tab shows its screens, as a header value; empty when signed out. */
export const shownFor = () => shown;

/** Returns the `x-drawn-for` header of this tab; none when signed out. */
export const drawnForHeader = (): Record<string, string> => (shown ? { [DRAWN_FOR]: shown } : {});
