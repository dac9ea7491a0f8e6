/** Returns the actions of WebDriver that press and let go at a point of the viewport. */
export function pressActions(x: number, y: number): object[] {
  const button = { button: 0 };
  const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
  const actions = [move, { type: "pointerDown", ...button }, { type: "pointerUp", ...button }];
  return [{ type: "pointer", id: "mouse", actions }];
}

/** Returns the actions of WebDriver that type a text, key by key. */
export function keyActions(text: string): object[] {
  const actions = Array.from(text).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keys", actions }];
}
