const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Makes a text safe inside XML. */
export const xml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
