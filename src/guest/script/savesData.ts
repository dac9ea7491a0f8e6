export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in every browser
  return connection?.saveData === true;
}
