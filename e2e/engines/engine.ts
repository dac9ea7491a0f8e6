/** A browser that is not Chromium, as a walk drives it. */
export interface Engine {
  name: string;
  open(url: string): Promise<void>;
  /** CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns what an expression of the page gives, once it is settled. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and lets go at a point of the viewport. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns a PDF on A4, or null where the engine's driver cannot print. */
  print(): Promise<Buffer | null>;
  /** Returns a PNG. */
  screenshot(): Promise<Buffer>;
  stop(): Promise<void>;
}
