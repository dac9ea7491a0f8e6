export interface EditorProps<Content> {
  value: Content;
  onChange: (next: Content) => void;
  /** The server's messages by path within the content: `{ "items.0.title": "Use at most 200 characters." }`. */
  fieldErrors?: Record<string, string> | undefined;
}

/** Returns the messages about one entry of a list, by the path within it. */
export function errorsOf(fieldErrors: Record<string, string> = {}, index: number): Record<string, string> {
  const prefix = `items.${index}.`;
  return Object.fromEntries(
    Object.entries(fieldErrors)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, sentence]) => [path.slice(prefix.length), sentence]),
  );
}
