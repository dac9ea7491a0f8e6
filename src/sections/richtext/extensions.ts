import { type AnyExtension, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Link } from "@tiptap/extension-link";
import { StarterKit } from "@tiptap/starter-kit";
import { isAllowedLink, isMediaPicture } from "#sections/html.ts";
import { Indent } from "#sections/richtext/indent.ts";
import { LastLine } from "#sections/richtext/lastLine.ts";
import { StayOnly, TextWithStayOnly } from "#sections/richtext/stayOnly.ts";
import { TextSizeMark } from "#sections/richtext/textSize.ts";

/** Lists start at 1: neither the guest page nor the sanitiser supports another start. */
const PlainListKit = StarterKit.extend({
  addExtensions() {
    const kit: AnyExtension[] = this.parent?.() ?? [];
    return kit.map((extension) =>
      extension instanceof Node && extension.name === "orderedList"
        ? extension.extend({ addAttributes: () => ({}) })
        : extension,
    );
  },
});

const PlainLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) });

/** Stored pictures, and embedded ones until the server stores them; others are dropped when parsing. */
const isPicture = (src: string) => isMediaPicture(src) || src.startsWith("data:image/jpeg;base64,");

const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: "" },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: "img[src]", getAttrs: (image) => isPicture(image.getAttribute("src") ?? "") && null },
  ],
  addInputRules: () => [],
});

/** Undo limit. ProseMirror collects 20 more before it cuts back to its depth. */
const MAX_CHANGES = 100;

/** Everything that our editor can write: each node and mark is in the allow-list of `#sections/html.ts`. */
export const richTextExtensions = [
  TextWithStayOnly,
  PlainListKit.configure({
    heading: { levels: [1, 2, 3] },
    undoRedo: { depth: MAX_CHANGES - 20, newGroupDelay: 1000 },
    document: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
  }),
  PlainLink.configure({
    openOnClick: false,
    defaultProtocol: "https",
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: isAllowedLink,
  }),
  Picture,
  Indent,
  LastLine,
  StayOnly,
  TextSizeMark,
];
