import { Slot } from "radix-ui";
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { deferred } from "#ui/deferred.tsx";
import { deferredLayer } from "#ui/deferredLayer.tsx";

const MenuPanel = deferredLayer(async () => (await import("#ui/MenuPanel.tsx")).MenuPanel);

/** An item of a menu, which comes with the panel. */
export const MenuItem = deferred(async () => ({ default: (await import("#ui/MenuPanel.tsx")).MenuItem }));

const OPENING_KEYS = ["Enter", " ", "ArrowDown"];

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Gives the focus to another element than the button: an event that is prevented leaves it there. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/** A menu of further actions, whose items come with its first opening or while the browser is idle. */
export function Menu({ trigger, onCloseAutoFocus, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const button = useRef<HTMLElement>(null);
  const id = useId();
  const toggle = (byKey: boolean) => {
    setByKey(byKey);
    setOpen(!open);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey || isDisabled(event.currentTarget)) return;
    toggle(false);
    if (!open) event.preventDefault(); // the menu takes the focus
  };
  /** A click without a press: of a screen reader, or from before the screen was alive. */
  const onClick = ({ detail, currentTarget }: MouseEvent) =>
    detail === 0 && !isDisabled(currentTarget) && toggle(false);
  /** A browser that makes a click of the key would close the menu again. */
  const onKeyUp = (event: KeyboardEvent) => event.key === " " && event.preventDefault();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setOpen(false); // the items are still on their way
    if (!OPENING_KEYS.includes(event.key) || isDisabled(event.currentTarget)) return;
    event.preventDefault();
    if (event.key !== "ArrowDown" || !open) toggle(true);
  };
  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
      >
        {trigger}
      </Slot.Root>
      <MenuPanel
        open={open}
        onOpenChange={setOpen}
        button={button}
        buttonId={id}
        isByKey={isByKey}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {children}
      </MenuPanel>
    </>
  );
}

const isDisabled = (element: Element) => element.matches(":disabled");
