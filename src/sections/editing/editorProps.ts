/** What each shape's form is given: content in, the next content out on each edit. */
export interface EditorProps<Content> {
  value: Content;
  onChange: (next: Content) => void;
  /** The server's sentences by path within the content: `{ "items.0.title": "Use at most 200 characters." }`. */
  fieldErrors?: Record<string, string> | undefined;
}
