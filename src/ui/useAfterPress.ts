import { useEffect, useRef } from "react";

/** Acts at once, or after the current press: content on blur must not move a pressed button. */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    // The click follows the release.
    const up = () =>
      setTimeout(() => {
        pressed.current = false;
        for (const act of waiting.current.splice(0)) act();
      });
    const ends = ["mouseup", "dragend", "pointercancel", "keydown"] as const;
    addEventListener("mousedown", down, true);
    for (const end of ends) addEventListener(end, up, true);
    return () => {
      removeEventListener("mousedown", down, true);
      for (const end of ends) removeEventListener(end, up, true);
    };
  }, []);

  return (act) => {
    if (pressed.current) waiting.current.push(act);
    else act();
  };
}
