/** Returns whether the guest has asked the browser to load little. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in every browser
  return connection?.saveData === true;
}
