import { Ellipsis } from "lucide-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, use, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Tooltip } from "#ui/Tooltip.tsx";
import { createStore, useStore } from "#core/externalStore.ts";
import { mainTools, moreToolGroups, type Tool, type ToolDialog } from "#sections/richtext/tools.tsx";
import { WithPictures } from "#sections/editing/formContext.ts";

/** True once a host has asked for all tools: every text then has them, until the page is left. */
const showsAll = createStore(false);

interface ToolbarProps {
  editor: Editor;
  label: string;
  controls: string;
  onOpen: (dialog: ToolDialog) => void;
}

/** One tab stop; arrows, Home and End move within it, Escape returns to the text (ARIA toolbar pattern). */
export function Toolbar({ editor, label, controls, onOpen }: ToolbarProps) {
  const isFull = useStore(showsAll, false);
  const withPictures = use(WithPictures);
  const main = mainTools.filter(({ opens }) => opens !== "picture" || withPictures);
  const moreGroups = isFull ? moreToolGroups : [];
  const more: Tool = { label: "More formatting", glyph: <Ellipsis size={20} /> };
  const tools = [...main, more, ...moreGroups.flat()];
  const [focused, setFocused] = useState(0);
  // The tool that had the focus last may be hidden.
  const current = Math.min(focused, tools.length - 1);
  const bar = useRef<HTMLDivElement>(null);
  const states = useEditorState({ editor, selector: () => tools.map((tool) => stateOf(tool, editor)) });

  function go(to: number) {
    const index = (to + tools.length) % tools.length;
    setFocused(index);
    bar.current?.querySelectorAll("button")[index]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tools.length - 1 }[
      event.key
    ];
    if (event.key === "Escape") editor.view.focus();
    else if (target === undefined) return;
    else go(target);
    event.preventDefault();
    event.stopPropagation();
  }

  function press(tool: Tool) {
    editor.view.focus();
    if (tool.opens) onOpen(tool.opens);
    else tool.run?.(editor);
  }

  return (
    <div className="sticky top-(--editor-toolbar-top,0) z-10 rounded-t-field border-b border-line bg-linen">
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={`Formatting: ${label}`}
        aria-controls={controls}
        onKeyDown={onKeyDown}
        className="flex flex-wrap sm:px-1"
      >
        {[[...main, more], ...moreGroups].map((group, row) => (
          <div
            key={group[0]?.label}
            role="presentation"
            className={classes("flex min-w-0", row === 0 ? "w-full" : "flex-wrap not-last:mr-2")}
          >
            {group.map((tool) => {
              const index = tools.indexOf(tool);
              return (
                <ToolButton
                  key={tool.label}
                  tool={tool}
                  state={states[index] ?? idle}
                  isExpanded={tool === more ? isFull : undefined}
                  inTabOrder={index === current}
                  onFocus={() => setFocused(index)}
                  onPress={() => (tool === more ? showsAll.set(!isFull) : press(tool))}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface ToolState {
  on: boolean | undefined;
  usable: boolean;
}

const idle: ToolState = { on: undefined, usable: true };

function stateOf(tool: Tool, editor: Editor): ToolState {
  return { on: tool.isOn?.(editor), usable: tool.canRun?.(editor) ?? true };
}

interface ToolButtonProps {
  tool: Tool;
  state: ToolState;
  /** Whether the other tools are shown, on the button that shows them. */
  isExpanded: boolean | undefined;
  inTabOrder: boolean;
  onFocus: () => void;
  onPress: () => void;
}

/** Stays focusable while disabled, so that the arrows never skip. Pressing keeps the selection. */
function ToolButton({ tool, state, isExpanded, inTabOrder, onFocus, onPress }: ToolButtonProps) {
  return (
    <Tooltip label={tool.keys ? `${tool.label} (${shortcut(tool.keys)})` : tool.label}>
      <button
        type="button"
        aria-label={tool.label}
        aria-keyshortcuts={tool.keys}
        aria-pressed={state.on}
        aria-expanded={isExpanded}
        aria-haspopup={tool.opens ? "dialog" : undefined}
        aria-disabled={!state.usable || undefined}
        tabIndex={inTabOrder ? 0 : -1}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => state.usable && onPress()}
        className={classes(
          "my-0.5 grid h-11 w-11 min-w-0 place-items-center rounded-field transition-colors focus-visible:-outline-offset-2",
          state.on ? "bg-pine text-on-pine" : "text-ink hover:bg-ink/7",
          !state.usable && "opacity-40",
        )}
      >
        {tool.glyph}
      </button>
    </Tooltip>
  );
}

function shortcut(keys: string): string {
  const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  if (!mac) return keys.replace("Control", "Ctrl");
  return keys.replace("Control", "⌘").replace("Shift", "⇧").replace("Alt", "⌥").replaceAll("+", "");
}
