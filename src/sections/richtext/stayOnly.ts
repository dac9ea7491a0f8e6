import { Node } from "@tiptap/core";
import { STAY_ONLY } from "#sections/html.ts";

/** The block "Only during the stay": it holds blocks and never another one of its own kind (Stays 1). */
export const StayOnly = Node.create({
  name: "stayOnly",
  group: "stayOnly",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: `div.${STAY_ONLY}` }],
  renderHTML: () => ["div", { class: STAY_ONLY }, 0],
  addCommands: () => ({
    toggleStayOnly:
      () =>
      ({ commands }) =>
        commands.toggleWrap("stayOnly"),
  }),
});

/** The whole text: blocks, and blocks that are only for the stay. */
export const TextWithStayOnly = Node.create({ name: "doc", topNode: true, content: "(block | stayOnly)+" });

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    stayOnly: {
      /** Puts the selected blocks into a block "Only during the stay", or takes them out of it. */
      toggleStayOnly: () => ReturnType;
    };
  }
}
