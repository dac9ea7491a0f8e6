/** The props of each shape's form, which is controlled. */
export interface EditorProps<Content> {
  value: Content;
  onChange: (next: Content) => void;
  /** The server's messages by path within the content: `{ "items.0.title": "Use at most 200 characters." }`. */
  fieldErrors?: Record<string, string> | undefined;
}
