import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, use, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Tooltip } from "#ui/Tooltip.tsx";
import { type Tool, type ToolDialog, toolGroups } from "#sections/richtext/tools.tsx";
import { WithPictures } from "#sections/editing/formContext.ts";

const groupsWithoutPictures = toolGroups.map((group) => group.filter(({ opens }) => opens !== "picture"));

interface ToolbarProps {
  editor: Editor;
  label: string;
  controls: string;
  onOpen: (dialog: ToolDialog) => void;
}

/** One tab stop; arrows, Home and End move within it, Escape returns to the text (ARIA toolbar pattern). */
export function Toolbar({ editor, label, controls, onOpen }: ToolbarProps) {
  const groups = use(WithPictures) ? toolGroups : groupsWithoutPictures;
  const tools = groups.flat();
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const states = useEditorState({ editor, selector: () => tools.map((tool) => stateOf(tool, editor)) });

  function go(to: number) {
    const index = (to + tools.length) % tools.length;
    setCurrent(index);
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
        className="scroll-fade flex overflow-x-auto px-1 sm:flex-wrap"
      >
        {groups.map((group) => (
          <div key={group[0]?.label} role="presentation" className="flex shrink-0 not-last:mr-2">
            {group.map((tool) => {
              const index = tools.indexOf(tool);
              return (
                <ToolButton
                  key={tool.label}
                  tool={tool}
                  state={states[index] ?? idle}
                  inTabOrder={index === current}
                  onFocus={() => setCurrent(index)}
                  onPress={() => press(tool)}
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
  inTabOrder: boolean;
  onFocus: () => void;
  onPress: () => void;
}

/** Stays focusable while disabled, so that the arrows never skip. Pressing keeps the selection. */
function ToolButton({ tool, state, inTabOrder, onFocus, onPress }: ToolButtonProps) {
  return (
    <Tooltip label={tool.keys ? `${tool.label} (${shortcut(tool.keys)})` : tool.label}>
      <button
        type="button"
        aria-label={tool.label}
        aria-keyshortcuts={tool.keys}
        aria-pressed={state.on}
        aria-haspopup={tool.opens ? "dialog" : undefined}
        aria-disabled={!state.usable || undefined}
        tabIndex={inTabOrder ? 0 : -1}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => state.usable && onPress()}
        className={classes(
          "my-0.5 grid size-11 place-items-center rounded-field transition-colors focus-visible:-outline-offset-2",
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
