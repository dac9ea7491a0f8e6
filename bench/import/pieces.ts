/** A piece of a manual's body in the marks that it is written in. */
export type Piece =
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "bold" | "bullet" | "step" | "box" | "footer" | "gap"; text: string }
  /** Lines below each other in one paragraph. */
  | { kind: "paragraph"; text: string }
  | { kind: "row"; cells: string[] };

/** Returns the pieces of a body, line by line. */
export function piecesOf(body: string): Piece[] {
  return body.split("\n").map((line): Piece => {
    const heading = /^(#{1,3}) (.+)$/.exec(line);
    if (heading)
      return {
        kind: "heading",
        level: Math.min(3, heading[1]?.length ?? 1) as 1 | 2 | 3,
        text: heading[2] ?? "",
      }; // one to three marks
    const boxed = /^\[(box|footer)\] (.+)$/.exec(line);
    if (boxed) return { kind: boxed[1] === "box" ? "box" : "footer", text: boxed[2] ?? "" };
    const bold = /^\*\*(.+)\*\*$/.exec(line);
    if (bold) return { kind: "bold", text: bold[1] ?? "" };
    if (line.startsWith("- ")) return { kind: "bullet", text: line.slice(2) };
    const step = /^\d+\. (.+)$/.exec(line);
    if (step) return { kind: "step", text: step[1] ?? "" };
    if (line.startsWith("| ")) return { kind: "row", cells: line.slice(2, -2).split(" | ") };
    return line === "" ? { kind: "gap", text: "" } : { kind: "paragraph", text: line };
  });
}

/** The words of a body without the marks that it is written in. */
export const wordsOfPieces = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => ("cells" in piece ? piece.cells : [piece.text])).filter((text) => text !== "");
