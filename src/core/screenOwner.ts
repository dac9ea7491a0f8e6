/** The request header with the user and the account that the screen was drawn for (Errors 9). */
export const SCREEN_OWNER_HEADER = "x-drawn-for";

/** The signed-in user, and the account that they act in; null without an account. */
export interface ScreenOwner {
  id: string;
  accountId: string | null;
}

/** Returns the value of `x-drawn-for`: both ids, or the user's alone without an account. */
export const screenOwnerValue = ({ id, accountId }: ScreenOwner) =>
  accountId === null ? id : `${id} ${accountId}`;

let shown = "";

export function setScreenOwner(user: ScreenOwner | null): void {
  shown = user ? screenOwnerValue(user) : "";
}

/** Returns for whom this tab shows its screens, as a header value; empty when signed out. */
export const shownFor = () => shown;

/** Returns the `x-drawn-for` header of this tab; none when signed out. */
export const drawnForHeader = (): Record<string, string> => (shown ? { [SCREEN_OWNER_HEADER]: shown } : {});
