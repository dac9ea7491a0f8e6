import { useEffect, type ComponentProps, type RefObject } from "react";
import { classes } from "#ui/classes.ts";
import { controlLook, useFieldControl } from "#ui/fieldControl.ts";
import { isPlaceholder, placeholderAt, placeholderParts } from "#stays/messageTemplates/placeholderParts.ts";

interface TemplateTextareaProps extends Omit<ComponentProps<"textarea">, "ref"> {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  placeholder: string;
}

/** The frame and the type that the text and its drawing below share, so that each letter is above its like. */
const boxLook = "col-start-1 row-start-1 min-h-40 px-3.5 py-2 text-base whitespace-pre-wrap wrap-break-word";

/**
 * A text field in which placeholders look like pills. The field itself is see-through: below it is the same text, drawn.
 * The drawing sets the height, so neither of the two scrolls.
 */
export function TemplateTextarea({ field, value, placeholder, ...rest }: TemplateTextareaProps) {
  const isEmpty = value === "";
  useDeleteWhole(field);
  return (
    <div
      className={classes(
        "grid rounded-field bg-card forced-colors:bg-transparent",
        rest.readOnly && "bg-linen!",
      )}
    >
      <div
        aria-hidden
        className={classes(
          boxLook,
          "border border-transparent forced-colors:invisible",
          isEmpty && "text-soft",
        )}
      >
        {placeholderParts(isEmpty ? placeholder : value).map(({ at, text, name }) =>
          name === null ? (
            <span key={at}>{text}</span>
          ) : (
            <span key={at} className={isPlaceholder(name) ? pillLook : unknownLook}>
              <Brace>{"{"}</Brace>
              {name}
              <Brace>{"}"}</Brace>
            </span>
          ),
        )}
        {/* Gives a last empty line its height. */}
        {"\u200b"}
      </div>
      <textarea
        ref={field}
        value={value}
        placeholder={placeholder}
        className={classes(
          controlLook,
          boxLook,
          "relative resize-none overflow-hidden bg-transparent! text-transparent! caret-ink placeholder:text-transparent",
          "selection:bg-lamp/45 selection:text-transparent forced-colors:text-[FieldText]!",
        )}
        {...useFieldControl(rest)}
      />
    </div>
  );
}

const pillLook = "rounded-full bg-pine/12 box-decoration-clone py-0.5 text-pine";
const unknownLook = "rounded-full bg-clay/12 box-decoration-clone py-0.5 text-clay";

/** A brace takes its room, as the round end of the pill. */
function Brace({ children }: { children: string }) {
  return <span className="opacity-0">{children}</span>;
}

/** Backspace and Delete take a placeholder as a whole. The browser's own undo brings it back. */
function useDeleteWhole(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const deleteWhole = (event: InputEvent) => {
      const direction = directions[event.inputType];
      const { selectionStart: cursor, selectionEnd, value } = element;
      if (!direction || cursor !== selectionEnd || !event.cancelable) return;
      const whole = placeholderAt(value, cursor, direction);
      if (!whole) return;
      event.preventDefault();
      element.setSelectionRange(whole.at, whole.at + whole.text.length);
      typeInto(element, "");
    };
    element.addEventListener("beforeinput", deleteWhole);
    return () => element.removeEventListener("beforeinput", deleteWhole);
  }, [field]);
}

const directions: Partial<Record<string, "back" | "forward">> = {
  deleteContentBackward: "back",
  deleteContentForward: "forward",
};

/** Replaces the selection as if it was typed: only so does the browser's undo know of it. */
export function typeInto(element: HTMLTextAreaElement, text: string): void {
  element.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes to the undo history of a field
  document.execCommand(text === "" ? "delete" : "insertText", false, text);
}
