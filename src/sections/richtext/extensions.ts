import { type AnyExtension, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Link } from "@tiptap/extension-link";
import { StarterKit } from "@tiptap/starter-kit";
import { isAllowedLink, isOwnPicture } from "#sections/html.ts";
import { Indent } from "#sections/richtext/indent.ts";
import { LastLine } from "#sections/richtext/lastLine.ts";
import { StayOnly, TextWithStayOnly } from "#sections/richtext/stayOnly.ts";
import { TextSizeMark } from "#sections/richtext/textSize.ts";

/** Lists are numbered from 1: neither the guest page nor the sanitiser knows another start. */
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

/** Our own pictures, and those embedded until the server takes them out; others are left out when parsed. */
const isPicture = (src: string) => isOwnPicture(src) || src.startsWith("data:image/jpeg;base64,");

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

/** How many changes can be undone. ProseMirror lets 20 more come together before it cuts back to the depth it is given. */
const MAX_CHANGES = 100;

/** What our editor can write, and nothing else: every node and mark is in the allow-list of `#sections/html.ts`. */
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
