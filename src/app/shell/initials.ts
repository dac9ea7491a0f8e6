/** Returns two initials of a name, or "U" where there is none (Screens 4). */
export function initials({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const firstCharacters = [firstName, lastName].map((name) => Array.from(name.trim())[0] ?? "").join("");
  return firstCharacters.toLocaleUpperCase() || "U";
}
