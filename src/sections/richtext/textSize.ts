import { Mark } from "@tiptap/core";

/** The sizes beside the ordinary one (Sections 6). */
export const textSizes = ["small", "large", "huge"] as const;
export type TextSize = (typeof textSizes)[number];

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    textSize: {
      /** Gives the selected words a size; a second time takes it away. */
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
