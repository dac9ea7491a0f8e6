/** Do Not Track and Global Privacy Control, as browsers offer them to scripts. */
interface Signals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

export function asksNotToBeCounted(browser: Signals): boolean {
  return browser.doNotTrack === "1" || browser.globalPrivacyControl === true;
}

/** Returns the same from the headers of a request (`DNT`, `Sec-GPC`). */
export function headersAskNotToBeCounted(header: (name: string) => string | undefined): boolean {
  return header("dnt") === "1" || header("sec-gpc") === "1";
}
