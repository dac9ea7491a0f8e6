import type { Editor } from "@tiptap/react";
import {
  Bold,
  EyeOff,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  LockKeyhole,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { clearFormatting } from "#sections/richtext/clearFormatting.ts";
import { isFormed } from "#sections/richtext/lastLine.ts";
import { STAY_ONLY_LABEL } from "#sections/richtext/stayOnly.ts";
import { type TextSize, textSizes } from "#sections/richtext/textSize.ts";

export type ToolDialog = "link" | "picture" | "notFor";

export interface Tool {
  label: string;
  glyph: ReactNode;
  /** As in `aria-keyshortcuts`; Control is ⌘ on a Mac. */
  keys?: string;
  /** Set when the tool is a toggle. */
  isOn?: (editor: Editor) => boolean;
  /** False when pressing it would do nothing. */
  canRun?: (editor: Editor) => boolean;
  /** Opens a dialog instead of running. */
  opens?: ToolDialog;
  run?: (editor: Editor) => void;
}

const toggle = (
  label: string,
  glyph: ReactNode,
  name: "bold" | "italic" | "underline" | "strike",
  keys: string,
): Tool => ({
  label,
  glyph,
  keys,
  isOn: (editor) => editor.isActive(name),
  canRun: (editor) => editor.can().toggleMark(name),
  run: (editor) => editor.commands.toggleMark(name),
});

const heading = (level: 1 | 2 | 3, glyph: ReactNode): Tool => ({
  label: `Heading ${level}`,
  glyph,
  keys: `Control+Alt+${level}`,
  isOn: (editor) => isFormed(editor, "heading", { level }),
  canRun: (editor) => editor.can().toggleHeading({ level }),
  run: (editor) => editor.chain().leaveLastLine().toggleHeading({ level }).run(),
});

const sizeGlyphs: Record<TextSize, string> = { small: "text-xs", large: "text-lg", huge: "text-2xl" };

const size = (name: TextSize): Tool => ({
  label: `${name[0]?.toUpperCase()}${name.slice(1)} text`,
  glyph: <span className={`font-display font-semibold ${sizeGlyphs[name]}`}>A</span>,
  isOn: (editor) => editor.isActive("textSize", { size: name }),
  run: (editor) => editor.commands.toggleTextSize(name),
});

/** What hosts use of the toolbar (Sections 6): one row on a phone. */
export const mainTools: Tool[] = [
  toggle("Bold", <Bold size={18} />, "bold", "Control+B"),
  toggle("Italic", <Italic size={18} />, "italic", "Control+I"),
  {
    label: "Bullet list",
    glyph: <List size={20} />,
    keys: "Control+Shift+8",
    isOn: (editor) => isFormed(editor, "bulletList"),
    run: (editor) => editor.chain().leaveLastLine().toggleBulletList().run(),
  },
  {
    label: "Link",
    glyph: <Link size={18} />,
    keys: "Control+K",
    canRun: (editor) => !editor.isActive("image"),
    isOn: (editor) => editor.isActive("link"),
    opens: "link",
  },
  {
    label: "Picture",
    glyph: <ImagePlus size={20} />,
    isOn: (editor) => editor.isActive("image"),
    opens: "picture",
  },
  {
    label: STAY_ONLY_LABEL,
    glyph: <LockKeyhole size={18} />,
    isOn: (editor) => isFormed(editor, "stayOnly", { stayOnly: true }),
    run: (editor) => editor.chain().leaveLastLine().toggleStayOnly().run(),
  },
];

/** The other tools, in groups, below the first row once a host asks for them. */
export const moreToolGroups: Tool[][] = [
  [
    {
      label: "Not for guests of a platform",
      glyph: <EyeOff size={18} />,
      isOn: (editor) => isFormed(editor, "stayOnly", { notFor: /./ }),
      opens: "notFor",
    },
  ],
  [
    heading(1, <Heading1 size={20} />),
    heading(2, <Heading2 size={20} />),
    heading(3, <Heading3 size={20} />),
  ],
  [
    toggle("Underline", <Underline size={18} />, "underline", "Control+U"),
    toggle("Strikethrough", <Strikethrough size={18} />, "strike", "Control+Shift+S"),
  ],
  [
    {
      label: "Numbered list",
      glyph: <ListOrdered size={20} />,
      keys: "Control+Shift+7",
      isOn: (editor) => isFormed(editor, "orderedList"),
      run: (editor) => editor.chain().leaveLastLine().toggleOrderedList().run(),
    },
    {
      label: "Decrease indent",
      glyph: <ListIndentDecrease size={20} />,
      keys: "Control+[",
      canRun: (editor) => editor.can().chain().leaveLastLine().outdent().run(),
      run: (editor) => editor.chain().leaveLastLine().outdent().run(),
    },
    {
      label: "Increase indent",
      glyph: <ListIndentIncrease size={20} />,
      keys: "Control+]",
      canRun: (editor) => editor.can().chain().leaveLastLine().indent().run(),
      run: (editor) => editor.chain().leaveLastLine().indent().run(),
    },
  ],
  textSizes.map(size),
  [
    {
      label: "Remove formatting",
      glyph: <RemoveFormatting size={20} />,
      keys: "Control+\\",
      run: clearFormatting,
    },
    {
      label: "Undo",
      glyph: <Undo2 size={20} />,
      keys: "Control+Z",
      canRun: (editor) => editor.can().undo(),
      run: (editor) => editor.commands.undo(),
    },
    {
      label: "Redo",
      glyph: <Redo2 size={20} />,
      keys: "Control+Shift+Z",
      canRun: (editor) => editor.can().redo(),
      run: (editor) => editor.commands.redo(),
    },
  ],
];
