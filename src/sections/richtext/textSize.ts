import { Mark } from "@tiptap/core";

/** The sizes other than normal (Sections 6). */
export const textSizes = ["small", "large", "huge"] as const;
export type TextSize = (typeof textSizes)[number];

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    textSize: {
      /** Sets the size of the selected text; a second time resets it. */
      toggleTextSize: (size: TextSize) => ReturnType;
    };
  }
}

export const TextSizeMark = Mark.create({
  name: "textSize",

  addAttributes() {
    return {
      size: {
        default: "large",
        parseHTML: (element) => textSizes.find((size) => element.classList.contains(`text-${size}`)),
        renderHTML: ({ size }) => ({ class: `text-${size}` }),
      },
    };
  },

  parseHTML() {
    return textSizes.map((size) => ({ tag: `span.text-${size}` }));
  },

  renderHTML({ HTMLAttributes }) {
    return ["span", HTMLAttributes, 0];
  },

  addCommands() {
    return {
      toggleTextSize:
        (size) =>
        ({ commands }) =>
          commands.toggleMark(this.name, { size }),
    };
  },
});
