import { defaultTreeAdapter, Parser, type DefaultTreeAdapterMap, type Token } from "parse5";

/** Real text nests a dozen deep; 20,000 levels would overflow recursive code. */
export const MAX_DEPTH = 400;
/** Malformed text can make a parser repeat open formatting endlessly; beyond this limit tags are ignored. */
const MAX_ELEMENTS = 20_000;

/** An HTML5 parser that ignores tags which would make the tree too deep or too large. Keeps their text. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  private elements = 0;

  constructor(...given: ConstructorParameters<typeof Parser<DefaultTreeAdapterMap>>) {
    super(...given);
    this.treeAdapter = {
      ...defaultTreeAdapter,
      createElement: (...element) => {
        this.elements++;
        return defaultTreeAdapter.createElement(...element);
      },
    };
  }

  override onStartTag(token: Token.TagToken): void {
    if (this.elements < MAX_ELEMENTS && this.openElements.stackTop < MAX_DEPTH) super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    if (this.elements < MAX_ELEMENTS) super.onEndTag(token);
  }

  override onComment(): void {}
}

/** Parses rich text as a browser does, in linear time for any input. */
export function parseHtml(html: string): DefaultTreeAdapterMap["documentFragment"] {
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterMap>(null);
  parser.tokenizer.write(html, true);
  return parser.getFragment();
}
